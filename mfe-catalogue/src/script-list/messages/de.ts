import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

const countOf = (total: number) =>
	total > 1000 ? "über 1.000 Skripte" : plural("de", total, { one: "# Skript", other: "# Skripte" });

export const de: Translation<typeof en> = {
	loading: "Bookmarklets werden geladen …",
	count: (total, page) => (page === 1 ? countOf(total) : `${countOf(total)}, Seite ${page}`),
	label: "Skripte",
	pages: "Seiten der Liste",
	previous: "Zurück",
	next: "Weiter",
	page: (page, pages) => (pages === null ? `Seite ${page}` : `Seite ${page} von ${pages}`),
	pastTheEnd: "So weit geht die Liste nicht",
	firstPage: "Zur ersten Seite",
	edit: "Bearbeiten",
	editOf: (title) => `${title} bearbeiten`,
};
