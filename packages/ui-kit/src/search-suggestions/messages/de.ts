import { plural, type Translation } from "../../locale.tsx";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	list: "Vorschläge",
	groups: { script: "Skripte", tag: "Schlagwörter", site: "Seiten", author: "Autoren" },
	risks: { green: "Niedrig", amber: "Mittel", red: "Hoch", unrated: "Nicht bewertet" },
	/**
	 * Number of scripts of a suggestion.
	 * @param scripts the number
	 * @returns the text
	 */
	count: (scripts) => plural("de", scripts, { one: "# Skript", other: "# Skripte" }),
};
