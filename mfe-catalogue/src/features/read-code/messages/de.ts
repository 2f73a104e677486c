import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

const lines = (count: number) => plural("de", count, { one: "# Zeile", other: "# Zeilen" });

export const de: Translation<typeof en> = {
	heading: "Code",
	lines,
	raw: "Als Text",
	rawName: (title) => `Code von ${title} als Text`,
	copy: "Kopieren",
	copyName: (title) => `Code von ${title} kopieren`,
	copied: "Kopiert",
	copiedNotice: "Der Code ist in der Zwischenablage",
	copyFailed: "Der Code konnte nicht kopiert werden. Markiere ihn, und kopiere ihn mit der Tastatur.",
	region: (title) => `Code von ${title}`,
	search: "Suchen",
	searchName: (title) => `Im Code von ${title} suchen`,
	nextFinding: "Nächster Befund",
	previousFinding: "Voriger Befund",
	marked: (count) => `${lines(count)} mit Befunden`,
	severity: { critical: "Kritisch", high: "Hoch", medium: "Mittel", low: "Niedrig" },
	finding: (line, severity, description) => `Zeile ${line}: ${severity}: ${description}`,
};
