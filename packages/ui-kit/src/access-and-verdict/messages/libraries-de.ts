import type { Translation } from "../../locale.tsx";
import type { en } from "./libraries-en.ts";

export const de: Translation<typeof en> = {
	heading: "Bibliotheken",
	known: (name) => `${name}, eine bekannte Bibliothek`,
	states: {
		known: "Eine bekannte Bibliothek",
		checked: "Mit dem Skript geprüft",
		"checked-in-part": "Zum Teil geprüft: Sie ist zu groß, um ihr ganz zu folgen",
		"not-checked": "Nicht geprüft",
		"not-read": "Nicht geprüft: Die Datei wurde für diese Prüfung nicht geladen",
	},
};
