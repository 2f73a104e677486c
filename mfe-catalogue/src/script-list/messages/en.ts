import { plural } from "@scriptorium/ui-kit/locale";

const countOf = (total: number) =>
	total > 1000 ? "1,000+ scripts" : plural("en", total, { one: "# script", other: "# scripts" });

export const en = {
	loading: "Loading bookmarklets...",
	count: (total: number, page: number) => (page === 1 ? countOf(total) : `${countOf(total)}, page ${page}`),
	label: "Scripts",
	pages: "Pages of the list",
	previous: "Previous",
	next: "Next",
	page: (page: number, pages: number | null) => (pages === null ? `Page ${page}` : `Page ${page} of ${pages}`),
	pastTheEnd: "The list does not go this far",
	firstPage: "To the first page",
	edit: "Edit",
	editOf: (title: string) => `Edit ${title}`,
} as const;
