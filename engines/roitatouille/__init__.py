"""RoiTatouille: shed your hand of kings first."""
