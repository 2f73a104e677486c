import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	shared: "Geteilt",
	linkCopied: "Der Link ist in der Zwischenablage",
	failed: "Das Teilen ist fehlgeschlagen",
};
