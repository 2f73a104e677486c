import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./section-en.ts";

export const de: Translation<typeof en> = {
	heading: "Version",
	current: "Aktuelle Version",
	created: "Angelegt",
	updated: "Zuletzt geändert",
	none: "Noch keine",
	history: "Versionsverlauf ansehen",
};
