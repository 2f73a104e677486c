import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	dialog: {
		title: (title) => `${title} ableiten`,
		about:
			"Du bekommst eine eigene Kopie mit Code und Tags. Sie beginnt als Entwurf, den nur du siehst, und nennt das Original, sobald du sie veröffentlichst.",
		close: "Schließen",
		cancel: "Abbrechen",
		submit: "Bookmarklet ableiten",
	},
	fields: {
		title: "Titel",
		suggestions: "Vorgeschlagene Titel",
		description: "Beschreibung",
		improvements: "Verbesserungen",
		improvementsHint: "Optional: was du anders machen wirst. Es wird zum Änderungshinweis deiner Ableitung.",
		used: (count, limit) => `${count} / ${limit}`,
	},
	suggested: {
		enhanced: (title) => `${title} (erweitert)`,
		pro: (title) => `${title} Pro`,
		improved: (title) => `${title} – verbessert`,
		mine: (title) => `Mein ${title}`,
		second: (title) => `${title} 2.0`,
	},
	invalid: {
		titleShort: `Der Titel muss mindestens ${textLimits.script.title.min} Zeichen lang sein.`,
		titleLong: `Der Titel darf höchstens ${textLimits.script.title.max} Zeichen lang sein.`,
		titleLines: "Der Titel muss eine Zeile einfacher Text sein.",
		descriptionShort: `Die Beschreibung muss mindestens ${textLimits.script.description.min} Zeichen lang sein.`,
		descriptionLong: `Die Beschreibung darf höchstens ${textLimits.script.description.max} Zeichen lang sein.`,
		improvementsLong: `Die Verbesserungen dürfen höchstens ${textLimits.script.changeNote.max} Zeichen lang sein.`,
	},
	forked: "Das Bookmarklet ist abgeleitet",
	customize: "Jetzt kannst du deine Kopie anpassen.",
	failed: "Das Bookmarklet konnte nicht abgeleitet werden",
	offline: "Der Hub ist nicht erreichbar. Was du geschrieben hast, bleibt erhalten.",
	unavailable:
		"Der Hub hat anders geantwortet als erwartet. Was du geschrieben hast, bleibt erhalten; versuche es noch einmal.",
};
