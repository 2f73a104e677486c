import type { Translation } from "../../locale.tsx";
import type { en } from "./details-en.ts";

export const de: Translation<typeof en> = {
	verdict: "Urteil",
	access: "Zugriff",
	accessMeaning: "Was es könnte, wer es auch geschrieben hat. Das ist keine Warnung.",
	noCode: "Führt keinen fremden Code aus",
	codeUnknown: "Ob es fremden Code ausführt, ist nicht bekannt",
	readsNothing: "Liest nichts von der Seite oder von dir",
	readsUnknown: "Was es liest, ist nicht bekannt",
	noServers: "Im Code wurde kein Server gefunden",
	path: "Der Weg der Daten",
	step: (line) => `Zeile ${line}`,
	nothingFound: "Es wurde kein Anzeichen eines Angriffs gefunden.",
	unread: "Der Code konnte nicht geprüft werden, über ihn ist also nichts bekannt.",
	sameVerdict: (verdict) => `Das Urteil ist dasselbe: ${verdict}.`,
	otherVerdict: (from, to) => `Das Urteil hat sich von „${from}“ zu „${to}“ geändert.`,
	sameAccess: "Der Zugriff ist derselbe.",
	otherAccess: "Der Zugriff hat sich geändert:",
	before: "Vorher",
	now: "Jetzt",
	allFindings: (count) => `Alle Befunde (${count})`,
};
