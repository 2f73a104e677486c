import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	follow: "Folgen",
	following: "Gefolgt",
	signInFirst: "Melde dich an, um jemandem zu folgen",
	added: "Du folgst jetzt diesem Konto",
	removed: "Du folgst diesem Konto nicht mehr",
	failed: "Das Folgen konnte nicht geändert werden",
};
