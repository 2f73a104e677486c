import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	title: "Die Erweiterung holen",
	lead: "Die Scriptorium-Erweiterung installiert Userscripts von diesem Hub, führt sie auf den Seiten aus, die sie nennen, und bietet Aktualisierungen an. Vor jeder Installation zeigt sie die Sicherheitsbewertung und fragt dich.",
	connected: (version) => `Verbunden: Version ${version} ist bereit.`,
	connecting: "Die Erweiterung wird gesucht …",
	notConnected: "Die Erweiterung ist in diesem Browser nicht verbunden.",
	check: "Verbindung prüfen",
	needs:
		"Sie braucht Chrome, Edge, Brave oder einen anderen Chromium-Browser ab Version 138 auf einem Computer. Auf einem Telefon funktionieren Bookmarklets auch ohne sie.",
	browse: "Userscripts ansehen",
	store: {
		heading: "Aus dem Store",
		text: "Der Store hält sie auf dem neuesten Stand.",
		link: "Store öffnen",
	},
	file: {
		heading: "Von diesem Hub",
		text: "Fünf Schritte, etwa zwei Minuten. Eine Erweiterung, die so hinzugefügt wurde, aktualisiert der Browser nicht: Komm für eine neuere Version wieder.",
		download: "Erweiterung herunterladen (zip)",
		copyAddress: "Diese Adresse kopieren",
		copied: "Adresse kopiert",
		copyFailed: "Die Adresse konnte nicht kopiert werden. Tippe sie in die Adressleiste.",
		steps: {
			download: {
				title: "Lade die Zip-Datei herunter",
				text: "Der Browser legt sie in den Ordner für Downloads.",
			},
			unpack: {
				title: "Entpacke sie",
				text: "Öffne die Datei, und entpacke alles in einen Ordner, der bleibt: Der Browser lädt die Erweiterung von dort.",
			},
			developer: {
				title: "Schalte den Entwicklermodus ein",
				text: "Öffne diese Adresse in einem neuen Tab. Der Schalter ist oben rechts.",
			},
			load: {
				title: "Wähle „Entpackte Erweiterung laden“",
				text: "Die Schaltfläche erscheint oben links. Wähle den Ordner, in dem die Datei manifest.json liegt.",
			},
			check: {
				title: "Komm hierher zurück",
				text: "Drücke die Schaltfläche. Diese Seite lädt neu und findet die Erweiterung.",
			},
		},
	},
	none: {
		title: "Dieser Hub bietet keinen Download an",
		detail: "Installiere Skripte mit einem anderen Skript-Manager, oder frag die, die diesen Hub betreiben.",
	},
	allow: {
		heading: "Noch ein Schritt: Nutzerskripts zulassen",
		text: "Browser führen Userscripts erst aus, nachdem du es erlaubt hast. Öffne diese Adresse, wähle bei Scriptorium „Details“, und schalte „Nutzerskripts zulassen“ ein.",
	},
	remove: {
		heading: "So wird sie entfernt",
		text: "Öffne dieselbe Adresse, und wähle „Entfernen“. Die installierten Skripte werden mit ihr gelöscht.",
	},
	other: {
		heading: "Mit einem anderen Skript-Manager",
		text: "Auch Violentmonkey, Tampermonkey und andere funktionieren, auch in Firefox und Safari: Öffne die installierbare Datei eines Skripts, und sie bieten an, es zu installieren.",
	},
};
