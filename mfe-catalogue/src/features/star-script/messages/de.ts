import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	star: "Stern geben",
	starred: "Mit Stern",
	signInFirst: "Melde dich an, um Bookmarklets Sterne zu geben",
	added: "Das Bookmarklet ist jetzt ein Favorit",
	removed: "Das Bookmarklet ist kein Favorit mehr",
	failed: "Der Favorit konnte nicht geändert werden",
	starsOf: (count) => plural("de", count, { one: "Stern", other: "Sterne" }),
};
