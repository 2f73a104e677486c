import type { Translation } from "../../locale.tsx";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	"Control character": "Steuerzeichen",
	Find: "Suchen",
	Replace: "Ersetzen",
	next: "Weiter",
	previous: "Zurück",
	all: "Alle",
	"match case": "Groß-/Kleinschreibung",
	regexp: "Muster",
	"by word": "Ganzes Wort",
	replace: "Ersetzen",
	"replace all": "Alle ersetzen",
	close: "Suche schließen",
	"current match": "aktueller Treffer",
	"on line": "in Zeile",
	"replaced match on line $": "Treffer in Zeile $ ersetzt",
	"replaced $ matches": "$ Treffer ersetzt",
	"Go to line": "Gehe zu Zeile",
	go: "Los",
	Completions: "Passende Namen",
};
