/** Heads of the pages that are translated (docs/decisions/0048). The headings are those of the screens. */
export const de = {
	siteDescription:
		"Bookmarklets und Userscripts entdecken, teilen und installieren, jedes mit Code, Sicherheitsbewertung und Rezensionen.",
	home: "Bookmarklets und Userscripts, geschrieben und geteilt",
	homeHeading: "Kleine Skripte, von Hand gemacht und für alle lesbar",
	homeLead:
		"Bookmarklets und Userscripts, mit denen das Web tut, was du brauchst. Lies jede Zeile, bevor sie läuft, installiere mit einem Zug der Maus, und veröffentliche deine eigenen neben denen aller anderen.",
	explore: "Bookmarklets entdecken",
	exploreDescription: "Alle Bookmarklets und Userscripts des Hubs durchsuchen und filtern.",
} as const;
