import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	pageTitle: "Bookmarklets und Userscripts, geschrieben und geteilt",
	title: "Kleine Skripte, von Hand gemacht und für alle lesbar",
	lead: "Bookmarklets und Userscripts, mit denen das Web tut, was du brauchst. Lies jede Zeile, bevor sie läuft, installiere mit einem Zug der Maus, und veröffentliche deine eigenen neben denen aller anderen.",
	explore: "Bookmarklets entdecken",
	create: "Selbst schreiben",
	builder: "Oder nimm im Builder auf, was du auf einer Seite tust",
	onTheDesk: "Aus dem Katalog",
	categories: {
		heading: "Nach Kategorie stöbern",
		failed: "Die Anzahlen konnten nicht gelesen werden. Die Kategorien funktionieren trotzdem.",
		retry: "Noch einmal versuchen",
		counting: "Skripte werden gezählt …",
		count: (count) =>
			count === 0 ? "Noch keine Skripte" : plural("de", count, { one: "# Skript", other: "# Skripte" }),
		titles: {
			productivity: "Produktivität",
			search: "Suche",
			development: "Webentwicklung",
			download: "Medien & Downloads",
			social: "Soziale Netze",
			utility: "Werkzeuge",
		},
		notes: {
			productivity: "Schneller lesen, sammeln, aufräumen",
			search: "Hier oder anderswo finden",
			development: "Die offene Seite untersuchen",
			download: "Tabellen und Bilder sichern",
			social: "Mehr teilen, weniger scrollen",
			utility: "Kleinigkeiten mit einem Klick",
		},
	},
	why: {
		heading: "Warum Scriptorium",
		lead: "Ein Skript, das du installierst, sieht, was du siehst. Darum geht es hier darum, Code zu lesen, bevor er läuft.",
		inPreparation: "In Vorbereitung",
		features: {
			scanning: {
				title: "Sicherheitsprüfung",
				text: "Jede Version hat eine eigene Risikobewertung. Sie steht vor dem Installieren da, neben den Seiten, auf die das Skript zugreift, und seinem ganzen Code. Solange eine Version nicht geprüft ist, steht dort ‚Nicht bewertet‘, nie sicher. Ein Skript mit hohem Risiko erscheint nie auf dieser Seite.",
			},
			assistant: {
				title: "KI-Assistent",
				text: "Beschreibe, was eine Seite tun soll, und du bekommst einen Vorschlag für ein Skript. Du liest, probierst und entscheidest: Ohne deinen Klick wird nichts ausgeführt oder gespeichert.",
			},
			repair: {
				title: "Automatische Reparatur und Versionen",
				text: "Jede Änderung wird eine neue Version, frühere bleiben unverändert. Ändert sich eine Website, wird dir eine Korrektur als neue Version vorgeschlagen; ohne dich wird sie nie übernommen.",
			},
		},
	},
	featured: {
		heading: "Empfohlene Bookmarklets",
		all: "Alle ansehen",
		loading: "Empfohlene Bookmarklets werden geladen …",
		failed: "Die Bookmarklets konnten nicht geladen werden",
		empty: "Noch keine empfohlenen Bookmarklets",
		emptyText: "Noch wurde nichts empfohlen. Stöbere stattdessen in allen Skripten.",
		emptyAction: "Bookmarklets entdecken",
	},
	recent: {
		heading: "Neu hinzugekommen",
		all: "Alle ansehen",
		loading: "Neue Bookmarklets werden geladen …",
		failed: "Die Bookmarklets konnten nicht geladen werden",
		empty: "Hier ist noch nichts",
		emptyText: "Noch wurde kein Skript veröffentlicht. Deines könnte das erste sein.",
		emptyAction: "Selbst schreiben",
	},
	failedDetail: "Der Rest der Seite funktioniert weiter.",
	retry: "Noch einmal versuchen",
};
