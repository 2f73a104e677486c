import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	anonymous: "Anonym",
	by: "von",
	featured: "Empfohlen",
	forkedFrom: "Abgeleitet von",
	risk: { green: "Niedriges Risiko", amber: "Mittleres Risiko", red: "Hohes Risiko", unrated: "Nicht bewertet" },
	installsOf: (count) => plural("de", count, { one: "Installation", other: "Installationen" }),
	starsOf: (count) => plural("de", count, { one: "Stern", other: "Sterne" }),
	average: (average) => average.toFixed(1).replace(".", ","),
	rating: (average, count) =>
		`${average.toFixed(1).replace(".", ",")} von 5, ${plural("de", count, { one: "# Rezension", other: "# Rezensionen" })}`,
	picture: (title) => `Eine Beispielseite, nachdem „${title}“ auf ihr gelaufen ist`,
	tags: "Schlagwörter",
	kind: { bookmarklet: "Bookmarklet", userscript: "Userscript" },
	access: "Was es ist und darf",
};
