/** Heads of the pages that are translated (docs/decisions/0048). The headings are those of the screens. */
export const de = {
	siteDescription:
		"Bookmarklets und Userscripts entdecken, teilen und installieren, jedes mit Code, Sicherheitsbewertung und Rezensionen.",
	home: "Bookmarklets und Userscripts, geschrieben und geteilt",
	homeHeading: "Kleine Skripte, von Hand gemacht und für alle lesbar",
	homeLead:
		"Bookmarklets und Userscripts, mit denen das Web tut, was du brauchst. Lies jede Zeile, bevor sie läuft, installiere mit einem Zug der Maus, und veröffentliche deine eigenen neben denen aller anderen.",
	explore: "Bookmarklets entdecken",
	featured: "Empfohlen",
	contactDescription: "Denen schreiben, die diesen Hub betreiben.",
	extensionDescription:
		"Wie man die Browsererweiterung bekommt, die Userscripts installiert, ausführt und aktualisiert, Schritt für Schritt.",
	/** Of static pages, by path. */
	descriptions: {
		"/about": "Was Scriptorium ist und für wen es da ist.",
		"/documentation":
			"Wie man Bookmarklets und Userscripts installiert, schreibt, veröffentlicht, aufnimmt und baut, und wie man die API benutzt.",
		"/faq": "Antworten auf das, was am häufigsten über Bookmarklets, Userscripts und ihre Sicherheit gefragt wird.",
		"/terms": "Die Nutzungsbedingungen dieses Hubs in 13 Abschnitten.",
		"/tutorials": "Schritt für Schritt, vom ersten Bookmarklet bis zum getesteten Userscript.",
		"/privacy": "Was dieser Hub über dich speichert, warum und wie lange.",
		"/security": "Wie Skripte analysiert werden, was eine Bewertung sagt und was nicht.",
	} as Readonly<Record<string, string>>,
	notFound: "Seite nicht gefunden",
	noScripts:
		"Scriptorium braucht JavaScript. Der Code jedes Skripts, die Feeds und die API lassen sich auch ohne lesen.",
	performance: "Leistung",
	performanceDescription: "Wie schnell dieser Hub in deinem eigenen Browser ist, gemessen, während du zusiehst.",
	exploreDescription: "Alle Bookmarklets und Userscripts des Hubs durchsuchen und filtern.",
	accessibilityDescription:
		"Was der Hub für Tastatur, Screenreader und kleine Bildschirme tut, mit Kontrastrechner und einer Prüfung jeder Seite.",
} as const;
