import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	heading: "Installieren",
	ambiguous: ({ line, column, message }) =>
		`Diese Version kann nicht installiert werden, weil Browser und Skript-Manager sie verschieden lesen könnten. Zeile ${line}, Spalte ${column}: ${message} Wer sie geschrieben hat, muss sie neu speichern.`,
	notRead: "Wie dieses Skript installiert wird, konnte nicht geladen werden",
	readAgain: "Noch einmal versuchen",
	before: {
		analyzing: "Wird analysiert …",
		advice: {
			green: "Sieh nach, was es darf",
			amber: "Sieh dir zuerst die Befunde an",
			red: "Lies zuerst die Befunde",
			unrated: "Lies zuerst den Code",
		},
	},
	bookmark: "Zu den Lesezeichen",
	touch: {
		copy: "Adresse kopieren",
		copyName: (title) => `Adresse des Bookmarklets ${title} kopieren`,
		android: {
			heading: "Chrome auf Android",
			copy: "Kopiere die Adresse mit der Schaltfläche oben.",
			add: "Öffne das Menü ⋮ und tippe auf den Stern, um ein Lesezeichen für diese Seite anzulegen.",
			change: (title) =>
				`Tippe in den Lesezeichen daneben auf ⋮, dann auf Bearbeiten. Ändere den Namen in „${title}“, und füge die Adresse in das Feld URL ein.`,
			run: "So läuft es auf einer Seite: Tippe auf die Adressleiste, gib die ersten Buchstaben des Namens ein, und tippe auf den Eintrag mit dem Stern. Aus der Liste der Lesezeichen läuft es nicht.",
		},
		ios: {
			heading: "Safari auf iPhone und iPad",
			copy: "Kopiere die Adresse mit der Schaltfläche oben.",
			add: "Tippe auf Teilen, dann auf Lesezeichen, und sichere es.",
			change: (title) =>
				`Öffne die Lesezeichen, tippe auf Bearbeiten und dann auf das neue Lesezeichen. Ändere den Namen in „${title}“, und füge den kopierten Text in das Adressfeld ein.`,
			run: "So läuft es auf einer Seite: Tippe auf die Adressleiste, gib die ersten Buchstaben des Namens ein, und tippe unter Lesezeichen darauf.",
		},
	},
	drag: {
		hint: "Zieh das in deine Lesezeichenleiste. Öffne dann eine beliebige Seite, und klicke es dort an.",
		runOnceHint:
			"Ohne Skript-Manager: Zieh das in deine Lesezeichenleiste, und klicke es auf einer passenden Seite an, damit es einmal läuft.",
		clicked: "Ziehen, nicht klicken",
		close: "Schließen",
		clickedHow:
			"Zieh den Link auf die Lesezeichenleiste, und lass ihn dort los. Ist die Leiste ausgeblendet, drücke Strg+Umschalt+B (⌘+Umschalt+B am Mac). Mit der Tastatur oder am Telefon: Kopiere den Link, und lege ein Lesezeichen mit ihm als Adresse an.",
		unavailable: (names) =>
			`Als Lesezeichen kommt es ohne ${names} aus: Diese Funktionen kann ein Lesezeichen nicht haben. Mit einer Installation als Userscript bleiben sie.`,
		tooLong:
			"Für ein Lesezeichen ist es zu lang: Browser behalten Adressen bis 2 MB. Installiere es stattdessen als Userscript.",
		tooLongForFirefox: "Firefox behält kein Lesezeichen dieser Länge (64 kB); andere Browser tun es.",
		notLoaded: "Als Lesezeichen lädt es die Dateien nicht, die das Skript mit @require oder @resource nennt.",
	},
	cspHeading: "Auf Seiten mit strengen Regeln für Inhalte",
	copyLink: "Link kopieren",
	copyLinkName: (title) => `Link des Bookmarklets ${title} kopieren`,
	copyFailed: "Der Link konnte nicht kopiert werden. Markiere den Code unten, und kopiere ihn mit der Tastatur.",
	linkCopied: "Der Link des Bookmarklets ist in der Zwischenablage",
	actions: { install: "Installieren", update: "Aktualisieren", reinstall: "Neu installieren" },
	actionNames: {
		install: (title) => `${title} mit der Scriptorium-Erweiterung installieren`,
		update: (title) => `${title} in der Scriptorium-Erweiterung aktualisieren`,
		reinstall: (title) => `Neu installieren: ${title} in der Scriptorium-Erweiterung`,
	},
	installed: {
		title: (version) => (version === "" ? "Installiert" : `Installiert, Version ${version}`),
		switchedOff: "In der Erweiterung ist es ausgeschaltet.",
		newer: (version) => `Version ${version} ist verfügbar.`,
		removal:
			"Zum Entfernen auf das Symbol der Erweiterung klicken, „Manage scripts“ wählen und dann „Remove“ (die Erweiterung ist englisch).",
	},
	getExtension: "Erweiterung holen",
	asUserscript: "Als Userscript installieren",
	userscriptHint: "Läuft von selbst auf den Seiten, die unter „Was es darf“ stehen.",
	bookmarkletAsUserscript:
		"Läuft nur auf einer Seite, auf der du es im Menü des Skript-Managers wählst, mit allem, was du dort sehen und tun kannst.",
	file: "Installierbare Datei",
	opened: "Weiter in der Erweiterung",
	openedHow: "Sie zeigt, was das Skript darf, und fragt vor dem Installieren nach.",
	installFailed: "Die Erweiterung konnte das Skript nicht installieren",
	reasons: {
		EXTENSION_NOT_INSTALLED: "Die Erweiterung antwortet nicht mehr. Lade die Seite neu, und versuche es noch einmal.",
		PERMISSION_DENIED: "Die Erweiterung hat abgelehnt: Sie installiert nur Skripte von diesem Hub.",
		UNKNOWN_ERROR: "Versuche es noch einmal, oder öffne die installierbare Datei mit einem anderen Skript-Manager.",
	},
	status: {
		connected: "Erweiterung verbunden",
		connecting: "Die Erweiterung wird gesucht …",
		disconnected: "Erweiterung nicht verbunden",
		error: "Erweiterung nicht verbunden",
	},
	remove: {
		heading: "So lässt es sich entfernen",
		bookmark: "Als Lesezeichen: Lösche es aus den Lesezeichen. Sonst bleibt nichts zurück.",
		userscript:
			"Als Userscript: Öffne den Skript-Manager, suche es in der Liste, und entferne es. Bis dahin aktualisiert es sich von selbst.",
	},
};
