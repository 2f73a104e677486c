import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	title: "Kontakt",
	lead: "Fragen, Fehler, Ideen: Schreib denen, die diesen Hub betreiben.",
	form: "Nachricht an den Betreiber",
	fields: {
		name: "Name",
		email: "E-Mail",
		subject: "Betreff",
		category: "Kategorie",
		message: "Nachricht",
		website: "Dieses Feld frei lassen",
	},
	categories: {
		general: "Allgemeines",
		bug: "Fehlermeldung",
		feature: "Wunsch",
		security: "Sicherheit",
		account: "Konto",
		partnership: "Zusammenarbeit",
		other: "Anderes",
	},
	problems: {
		missing: (field) => `Das Feld „${field}“ ist erforderlich.`,
		long: (field, limit) => `Das Feld „${field}“ fasst höchstens ${limit} Zeichen.`,
		email: () => "Gib bitte eine gültige E-Mail-Adresse ein.",
		lines: (field) => `Das Feld „${field}“ fasst eine Zeile einfachen Text.`,
	},
	send: "Nachricht senden",
	sending: "Wird gesendet …",
	privacy: "Nur Administratoren lesen deine Nachricht.",
	privacyLink: "Was gespeichert wird",
	times: {
		heading: "Antwortzeiten",
		general: "Allgemeines",
		bugs: "Fehlermeldungen",
		security: "Sicherheit",
		account: "Konto",
	},
	security: (hours) =>
		`Ein gefährliches Skript meldest du auf seiner eigenen Seite: Wähle dort „Melden“. Meldungen zur Sicherheit werden innerhalb von ${hours} Stunden untersucht.`,
	faq: "Die meisten Fragen beantworten die",
	faqLink: "häufigen Fragen",
	byMail: "Oder schreib an",
	notices: {
		sent: "Die Nachricht ist gesendet. Wir melden uns bald.",
		failed: "Die Nachricht konnte nicht gesendet werden",
		tooMany:
			"Es können höchstens fünf Nachrichten in der Stunde gesendet werden. Versuche es später noch einmal; was du geschrieben hast, bleibt erhalten.",
		offline:
			"Der Hub ist nicht erreichbar. Was du geschrieben hast, bleibt erhalten; prüfe die Verbindung, und versuche es noch einmal.",
		kept: "Was du geschrieben hast, bleibt erhalten; versuche es noch einmal.",
	},
};
