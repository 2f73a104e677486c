import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./guide-en.ts";

export const de: Translation<typeof en> = {
	title: "Ein Userscript installieren",
	intro: "Ein Userscript braucht einen Skript-Manager im Browser. Es gibt zwei Wege.",
	close: "Schließen",
	extension: "Mit der Scriptorium-Erweiterung",
	rating: "Bewertung",
	extensionText:
		"Für Chrome, Edge und andere Chromium-Browser ab Version 138. Sie zeigt, was ein Skript darf, und fragt vor dem Installieren nach.",
	check: "Noch einmal prüfen",
	found: "Die Erweiterung ist verbunden.",
	other: "Mit einem anderen Skript-Manager",
	otherText: "Violentmonkey, Tampermonkey und andere bieten an, die Datei zu installieren, sobald sie geöffnet wird:",
	openFile: "Installierbare Datei öffnen",
	unrated:
		"Die Analyse kam zu keinem Ergebnis, über die Sicherheit ist also nichts bekannt. Lies den Code, bevor du es installierst.",
};
