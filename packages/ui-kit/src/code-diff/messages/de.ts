import { plural, type Translation } from "../../locale.tsx";
import type { en } from "./en.ts";

const lines = (count: number) => plural("de", count, { one: "# Zeile", other: "# Zeilen" });

export const de: Translation<typeof en> = {
	same: "Der Code ist in beiden Versionen derselbe.",
	lineEnds: "Der Code unterscheidet sich nur in den Zeilenenden.",
	tooDifferent: "Die beiden Versionen sind zu verschieden, um sie Zeile für Zeile zu vergleichen.",
	count: (added, removed) => `${lines(added)} hinzugefügt, ${lines(removed)} entfernt`,
	caption: (older, newer) => `Geänderte Zeilen zwischen ${older} und ${newer}`,
	lineIn: (semver) => `Zeile in ${semver}`,
	codeOf: (semver) => `Code von ${semver}`,
	change: "Änderung",
	line: "Code",
	added: "Hinzugefügt",
	removed: "Entfernt",
	unfold: (count) => `${lines(count)} ohne Änderung zeigen`,
	rest: (count) => `Die anderen ${count} Teile zeigen`,
};
