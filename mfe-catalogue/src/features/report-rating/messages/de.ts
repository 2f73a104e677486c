import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

const { min, max } = textLimits.ratingReport.description;

export const de: Translation<typeof en> = {
	title: "Falsche Bewertung melden",
	about:
		"Die Moderation liest jede Meldung zusammen mit dem Code dieser Version und entscheidet, ob die Regel falsch ist. Wer das Skript geschrieben hat, erfährt nicht, von wem die Meldung kommt.",
	close: "Schließen",
	cancel: "Abbrechen",
	send: "Meldung senden",
	claim: "Was ist falsch?",
	choose: "Auswählen",
	finding: (rule, line) => `„${rule}“ in Zeile ${line} ist keine Gefahr`,
	missed: "Es hätte etwas gefunden werden müssen",
	description: "Warum ist das falsch?",
	hint: `${min} bis ${max} Zeichen. Schreibe, was der Code dort tut, oder was in welcher Zeile nicht gefunden wurde.`,
	counter: (length) => `${length} / ${max}`,
	invalid: {
		claimMissing: "Wähle bitte, was falsch ist",
		tooShort: `Schreibe mindestens ${min} Zeichen`,
		tooLong: `Schreibe höchstens ${max} Zeichen`,
	},
	notices: {
		sent: "Die Meldung ist gesendet",
		sentAbout: "Die Moderation sieht sie sich an. Was entschieden wurde, steht in deinen Benachrichtigungen.",
		refused: "Die Meldung wurde nicht angenommen",
		signInFirst: "Melde dich an, um eine Bewertung zu melden",
		failed: "Die Meldung konnte nicht gesendet werden",
		kept: "Was du geschrieben hast, bleibt erhalten.",
		tooMany: "Zu viele in kurzer Zeit. Versuche es etwas später noch einmal; was du geschrieben hast, bleibt erhalten.",
	},
};
