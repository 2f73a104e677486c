import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	skipToContent: "Zum Inhalt springen",
	mainLandmark: "Inhalt",
	scriptAssistant: "Skript-Assistent",
	sessionEnded: "Deine Sitzung ist beendet",
	sessionEndedDetail:
		"Sie ist abgelaufen oder wurde auf einem anderen Gerät beendet. Melde dich wieder an, um weiterzumachen.",
	sessionNotRenewed: "Deine Sitzung konnte nicht verlängert werden",
	sessionNotRenewedDetail:
		"Der Hub hat nicht geantwortet. Du bleibst angemeldet, und es wird wieder versucht; bis dahin kann das Speichern fehlschlagen.",
	loadingScreen: "Wird geladen …",
	remotesUnavailable: "Dieser Teil konnte nicht geladen werden",
	remotesUnavailableDetail:
		"Die Liste der Teile des Hubs konnte nicht gelesen werden. Nichts Gespeichertes ist verloren.",
	reloadPage: "Seite neu laden",
	crashTitle: "Diese Ansicht funktioniert nicht mehr",
	crashDetail: "Der Rest des Hubs funktioniert weiter. Lade die Seite neu, oder mach auf der Startseite weiter.",
	goHome: "Zur Startseite",
};
