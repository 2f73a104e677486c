import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./button-en.ts";

export const de: Translation<typeof en> = {
	report: "Diese Bewertung ist falsch",
	reportFinding: "Dieser Befund ist falsch",
	reportFindingNamed: (rule, line) => `Dieser Befund ist falsch: ${rule}, Zeile ${line}`,
	signInFirst: "Melde dich an, um eine Bewertung zu melden",
};
