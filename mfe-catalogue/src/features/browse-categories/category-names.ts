/** The categories that have a card, in the specification's order and spelling (spec 02 § 3). */
export const categoryCards = [
	"productivity",
	"social",
	"media",
	"development",
	"utilities",
	"shopping",
	"education",
	"design",
	"security",
	"web",
] as const;

/** `web-tools` → `Web Tools`: the heading of a category page. */
export function titleCase(name: string): string {
	return name
		.split(/[\s_-]+/)
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
		.join(" ");
}
