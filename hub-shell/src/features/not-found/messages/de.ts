import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	title: "Seite nicht gefunden",
	lead: "Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben, umbenannt oder nie geschrieben.",
	home: "Zur Startseite",
	explore: "Bookmarklets entdecken",
};
