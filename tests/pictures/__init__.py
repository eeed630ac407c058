"""Pictures of the screens, drawn by the program itself."""
