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
		lead: "Ein Skript, das du installierst, sieht, was du siehst. Deshalb dreht sich hier alles darum, Code zu lesen, bevor er läuft.",
		features: {
			scanning: {
				title: "Sicherheitsprüfung",
				text: "Jede Version wird geprüft und hat eine eigene Risikobewertung. Du siehst sie vor dem Installieren, mit den Zeilen, die entschieden haben, den Seiten, auf denen das Skript läuft, den Servern, die es fragt, und seinem ganzen Code. Bis dahin steht dort ‚Nicht bewertet‘, nie ‚sicher‘. Die Browsererweiterung bewertet noch einmal selbst, was sie installieren soll. Ein Skript mit hohem Risiko erscheint nie auf dieser Seite.",
			},
			assistant: {
				title: "KI-Assistent",
				text: "Melde dich an, und sag in deinen Worten, was eine Seite tun soll. Du bekommst Skripte des Hubs, die das tun, oder ein neues mit Code und Bewertung. Du liest, probierst und entscheidest: Gespeichert wird erst, wenn du es speicherst.",
			},
			repair: {
				title: "Automatische Reparatur und Versionen",
				text: "Verschiebt eine Website einen Knopf oder benennt ihn um, dann findet ihn ein Skript aus dem Builder an seinem Text, seinen Attributen und seiner Umgebung wieder; passt nichts gut genug, hält es an und sagt das. Jede Änderung, die du speicherst, wird eine neue Version. Frühere bleiben unverändert, und du kannst sie vergleichen und wiederherstellen.",
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
