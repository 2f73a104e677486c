import type { Translation } from "../../locale.tsx";
import type { en } from "./lift-en.ts";

const risk = { green: "Niedriges Risiko", amber: "Mittleres Risiko", red: "Hohes Risiko" } as const;

export const de: Translation<typeof en> = {
	heading: "Was zu ändern ist",
	without: (level) => `Ohne diesen Befund hätte das Skript die Bewertung „${risk[level]}“.`,
	still: (level) =>
		`Ohne diesen Befund hätte das Skript wegen seiner anderen Befunde weiterhin die Bewertung „${risk[level]}“.`,
};
