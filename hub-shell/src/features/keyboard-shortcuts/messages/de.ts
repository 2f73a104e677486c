import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	title: "Tastenkürzel",
	close: "Schließen",
	action: "Aktion",
	keys: "Tasten",
	openPalette: "Befehlspalette öffnen",
	focusSearch: "Zur Suche",
	listShortcuts: "Tastenkürzel anzeigen",
	closeDialog: "Dialog schließen",
	singleKeys: "Kürzel mit einer Taste",
	singleKeysHint: "/ und ? wirken überall, außer beim Tippen. Schalte sie aus, wenn sie stören.",
	or: "oder",
	control: "Strg",
};
