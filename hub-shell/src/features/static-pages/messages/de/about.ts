import { operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const about: StaticDocument = {
	language: "de",
	title: "Über Scriptorium",
	lead: "Ein Skriptorium war der Raum, in dem Schriften entstanden, kopiert und geteilt wurden. Dieses ist für Bookmarklets und Userscripts.",
	layout: "sections",
	sections: [
		{
			id: "what",
			title: "Was Scriptorium ist",
			blocks: [
				"Mit kleinen Skripten tut das Web, was du brauchst: Sie kopieren eine Tabelle für die Tabellenkalkulation, machen einen Artikel lesbar, zeigen ein verdecktes Passwort oder füllen dasselbe Formular zum hundertsten Mal aus. Scriptorium ist ein öffentlicher Ort, um solche Skripte zu finden, sie vor dem Ausführen zu lesen und eigene zu veröffentlichen.",
				"Es gibt zwei Arten. Ein **Bookmarklet** ist ein Lesezeichen, das Code enthält und läuft, wenn du es anklickst. Ein **Userscript** führt ein Skript-Manager, etwa die Scriptorium-Erweiterung, auf den Seiten aus, die es nennt.",
			],
		},
		{
			id: "why",
			title: "Warum es das gibt",
			blocks: [
				"Ein Skript kann auf einer Seite alles tun, was du dort tun kannst. Das macht Skripte nützlich, und es macht die Installation eines fremden Skripts zu einem Risiko. Deshalb analysiert der Hub jede Version, die hier veröffentlicht wird, und die Seite des Skripts sagt, was es kann, mit den Zeilen des Codes, die es tun. Wie oft die Analyse recht hat, wird [gemessen und veröffentlicht](/security/scorecard).",
			],
		},
		{
			id: "parts",
			title: "Was dazugehört",
			blocks: [
				{
					list: [
						"Der [Katalog](/explore) mit Suche, Kategorien, Rezensionen, Sammlungen und dem Verlauf jedes Skripts.",
						"Der [Editor](/create), der ein Skript prüft, während du es schreibst.",
						"Der [visuelle Builder](/builder), der aus Aktionen auf einer Fläche oder aus einer Aufnahme dessen, was du getan hast, ein Skript macht.",
						"Die [Browsererweiterung](/extension), die aufnimmt, Userscripts installiert und sie ausführt.",
						"Eine offene [API, Feeds und installierbare Dateien](/documentation#api), für alle und ohne Schlüssel.",
					],
				},
			],
		},
		{
			id: "principles",
			title: "Woran wir uns halten",
			blocks: [
				{
					list: [
						"Der Code jedes veröffentlichten Skripts steht auf seiner Seite. Was sich lesen lässt, muss niemand glauben.",
						"Eine Bewertung entsteht nach Regeln und nennt ihre Gründe. Sie ist nicht käuflich, und wer ein Skript schreibt, kann sie nicht ändern.",
						"Was nicht analysiert werden konnte, heißt „Nicht bewertet“, nie sicher.",
						"Die Website zeigt keine Werbung und lädt nichts von Trackern.",
						"Wer gehen will, kann gehen: Skripte sind einfacher Text, und zu jedem gibt es eine Datei, die andere Skript-Manager installieren.",
					],
				},
			],
		},
		{
			id: "who",
			title: "Wer diesen Hub betreibt",
			blocks: [
				`Die Software ist frei (MIT-Lizenz), und jeder kann einen Hub betreiben. Dieser wird betrieben von: ${operator.name}.`,
				...(operator.postalAddress === null ? [] : [`Postanschrift: ${operator.postalAddress}`]),
				"Schreib uns über das [Kontaktformular](/contact).",
			],
		},
	],
};
