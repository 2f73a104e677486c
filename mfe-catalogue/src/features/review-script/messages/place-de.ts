import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./place-en.ts";

export const de: Translation<typeof en> = {
	heading: "Rezensionen",
	loading: "Die Rezensionen werden geladen …",
	failed: {
		title: "Die Rezensionen konnten nicht geladen werden",
		detail: "Der Rest der Seite funktioniert. Nichts, was du geschrieben hast, ist verloren.",
		retry: "Noch einmal versuchen",
	},
};
