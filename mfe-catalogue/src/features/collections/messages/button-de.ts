import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./button-en.ts";

export const de: Translation<typeof en> = {
	button: "Zur Sammlung hinzufügen",
	signInFirst: "Melde dich an, um Sammlungen anzulegen",
};
