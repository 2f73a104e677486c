import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	scriptTitle: "Dieses Skript melden",
	reviewTitle: "Diese Rezension melden",
	about:
		"Jede Meldung wird von der Moderation angesehen. Wer geschrieben hat, was du meldest, erfährt nicht, von wem die Meldung kommt.",
	close: "Schließen",
	cancel: "Abbrechen",
	send: "Meldung senden",
	reason: "Was ist nicht in Ordnung?",
	reasons: {
		malicious: "Bösartig: Es schadet oder täuscht",
		security: "Sicherheit: Es gibt Daten preis oder öffnet eine Lücke",
		spam: "Spam oder Werbung",
		inappropriate: "Unangemessen oder beleidigend",
		broken: "Defekt: Es tut nicht, was es verspricht",
		copyright: "Urheberrecht: ohne Erlaubnis veröffentlicht",
	},
	description: "Einzelheiten (optional)",
	descriptionHint: "Was hast du gesehen, und wo? Eine Zeile des Codes oder eine Adresse hilft.",
	counter: (length, limit) => `${length} / ${limit}`,
	invalid: {
		reasonMissing: "Wähle bitte einen Grund",
		descriptionLong: `Die Einzelheiten dürfen höchstens ${textLimits.report.description.max} Zeichen lang sein`,
	},
	notices: {
		signInFirst: "Melde dich an, um etwas zu melden",
		sent: "Die Meldung ist gesendet",
		sentAbout: "Die Moderation sieht sie sich an.",
		duplicate: "Das hast du schon gemeldet",
		failed: "Die Meldung konnte nicht gesendet werden",
		kept: "Was du geschrieben hast, bleibt erhalten.",
		tooMany: "Zu viele in kurzer Zeit. Versuche es etwas später noch einmal; was du geschrieben hast, bleibt erhalten.",
	},
};
