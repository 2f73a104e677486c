import { laterOverlay } from "@scriptorium/ui-kit/later-part";
import type { PaletteDialogProps } from "./palette-dialog.tsx";

export const CommandPalette = laterOverlay<PaletteDialogProps>(
	async () => (await import("./palette-dialog.tsx")).PaletteDialog,
);
