import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	pageTitle: "Anmelden",
	heading: "Willkommen bei Scriptorium",
	lead: "Melde dich an, um deine Skripte und Einstellungen zu öffnen",
	google: "Weiter mit Google",
	loading: "Es wird geprüft, ob du angemeldet bist …",
	failed: "Die Anmeldung mit Google ist fehlgeschlagen",
	problems: {
		failed: {
			title: "Die Anmeldung mit Google ist fehlgeschlagen",
			detail:
				"Es wurde nichts geändert. Prüfe die Verbindung und die Uhrzeit dieses Geräts, und versuche es noch einmal.",
		},
		denied: {
			title: "Die Anmeldung mit Google ist fehlgeschlagen",
			detail:
				"Du hast sie bei Google nicht erlaubt, deshalb wurde nichts geändert. Der Hub braucht nur deinen Namen und deine E-Mail-Adresse.",
		},
		ended: {
			title: "Deine Sitzung ist beendet",
			detail: "Sie ist abgelaufen oder wurde auf einem anderen Gerät beendet. Melde dich wieder an, um weiterzumachen.",
		},
	},
	failedWhileSignedIn: "Es wurde nichts geändert: Du bist weiterhin mit dem Konto oben angemeldet.",
	signedInAs: "Du bist angemeldet als",
	complete: "Freigabe abschließen",
	dashboard: "Zu meinen Skripten",
	apps: {
		desktop: {
			lead: "Melde dich an, um die Desktop-App zu verbinden",
			redirecting: "Weiterleitung zur Desktop-App …",
			handOffTo: (target) => `Dein Konto wird für die App unter ${target} geöffnet.`,
			failed: "Die Weiterleitung zur Desktop-App ist fehlgeschlagen",
			failedDetail:
				"Was die App angefordert hat, ist nicht erlaubt: Ihre Adresse gehört nicht zu diesem Computer, oder die Anfrage wurde verändert. Es wurde nichts an sie gesendet. Beginne noch einmal in der App.",
		},
		extension: {
			lead: "Melde dich an, um die Scriptorium-Erweiterung zu verbinden",
			redirecting: "Weiterleitung zur Erweiterung …",
			handOffTo: () => "Dein Konto wird für die Scriptorium-Erweiterung dieses Browsers geöffnet.",
			failed: "Die Erweiterung konnte nicht verbunden werden",
			failedDetail:
				"Die Anfrage kam nicht von der Scriptorium-Erweiterung, oder sie wurde verändert. Es wurde nichts gesendet. Wähle in der Erweiterung noch einmal Anmelden.",
		},
	},
	desktopCodeFailedDetail:
		"Der Hub hat nicht geantwortet, deshalb wurde nichts an die App gesendet. Prüfe die Verbindung, und versuche es noch einmal.",
};
