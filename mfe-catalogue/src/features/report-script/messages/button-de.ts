import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./button-en.ts";

export const de: Translation<typeof en> = {
	report: "Melden",
	signInFirst: "Melde dich an, um etwas zu melden",
};
