import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./button-en.ts";

export const de: Translation<typeof en> = {
	fork: "Ableiten",
	signInFirst: "Melde dich an, um Bookmarklets abzuleiten",
};
