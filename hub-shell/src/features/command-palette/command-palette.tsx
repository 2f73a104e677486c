import { laterOverlay } from "../../host-context/later-part.tsx";
import type { PaletteDialogProps } from "./palette-dialog.tsx";

export const CommandPalette = laterOverlay<PaletteDialogProps>(
	async () => (await import("./palette-dialog.tsx")).PaletteDialog,
);
