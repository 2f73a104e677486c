import { successRates } from "./success-rates.gen.ts";

/** Chips by which the suggestions of the create page are filtered. */
export type SuggestionCategory = "productivity" | "visual" | "data" | "automation";

/** An idea of the create page, which starts with one click. */
export interface Suggestion {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly category: SuggestionCategory;
	/** The request that the prompt box gets; `matchRequest` finds `templateId` for it. */
	readonly prompt: string;
	/** From 0 to 100: an editorial value to start with, which the picks of people replace (`rankByPicks`). */
	readonly popularity: number;
	/** Share of test pages in percent on which the template did its job; null when fewer than `MIN_PAGES` have its subject. */
	readonly successRate: number | null;
	readonly tags: readonly string[];
	readonly templateId: string;
}

/** A success rate needs so many pages. */
export const MIN_PAGES = 20;

/**
 * Tells how reliable a template is.
 *
 * @param templateId of the catalog
 * @returns the share of pages in percent on which the template did its job; null when it was measured on too few
 */
export function successRateOf(templateId: string): number | null {
	const measured = successRates[templateId];
	if (measured === undefined || measured.pages < MIN_PAGES) return null;
	return Math.round((100 * measured.succeeded) / measured.pages);
}

const ideas: readonly Omit<Suggestion, "successRate">[] = [
	{
		id: "dark-mode",
		title: "Dark mode for any site",
		description: "Turn bright pages dark, and keep pictures as they are.",
		category: "visual",
		prompt: "Dark mode on every site",
		popularity: 96,
		tags: ["dark-mode", "night"],
		templateId: "dark-mode",
	},
	{
		id: "remove-popups",
		title: "Remove cookie banners and ads over the page",
		description: "Hide what covers the page, and let it scroll again.",
		category: "productivity",
		prompt: "Remove cookie banners and pop-ups that cover the page",
		popularity: 95,
		tags: ["cookies", "popup"],
		templateId: "remove-popups",
	},
	{
		id: "hide-element",
		title: "Hide part of a site",
		description: "Choose a column, a bar or a box that you never want to see again.",
		category: "visual",
		prompt: "Hide an element on a site",
		popularity: 93,
		tags: ["hide", "clean"],
		templateId: "hide-element",
	},
	{
		id: "save-table",
		title: "Save a table as CSV",
		description: "Take the data of any table along into a spreadsheet.",
		category: "data",
		prompt: "Save a table of the page as CSV",
		popularity: 92,
		tags: ["table", "csv"],
		templateId: "save-table",
	},
	{
		id: "fill-form",
		title: "Fill in a form",
		description: "Fill in your usual details with one click, never passwords.",
		category: "automation",
		prompt: "Fill in a form with my details",
		popularity: 91,
		tags: ["form", "fill"],
		templateId: "fill-form",
	},
	{
		id: "reading-mode",
		title: "Reading mode",
		description: "Show the text of an article alone, in a calm layout.",
		category: "visual",
		prompt: "Show only the article in a readable layout",
		popularity: 90,
		tags: ["reading", "article"],
		templateId: "reading-mode",
	},
	{
		id: "video-speed",
		title: "Faster videos",
		description: "Play the videos of every page at the speed that you like.",
		category: "productivity",
		prompt: "Play all videos at 1.5x speed",
		popularity: 88,
		tags: ["video", "speed"],
		templateId: "video-speed",
	},
	{
		id: "save-images",
		title: "Download all images",
		description: "List the images of a page and save those that you choose.",
		category: "data",
		prompt: "Download all images of this page",
		popularity: 87,
		tags: ["images", "download"],
		templateId: "save-images",
	},
	{
		id: "hide-posts",
		title: "Hide posts with certain words",
		description: "Keep a topic out of your feed, your results or the comments.",
		category: "productivity",
		prompt: "Hide posts that contain certain words",
		popularity: 85,
		tags: ["filter", "feed"],
		templateId: "hide-posts",
	},
	{
		id: "auto-click",
		title: "Click a button by itself",
		description: "Have 'Load more', 'Skip' or 'Continue' clicked as soon as it appears.",
		category: "automation",
		prompt: "Automatically click load more",
		popularity: 83,
		tags: ["click", "automatic"],
		templateId: "auto-click",
	},
	{
		id: "extract-emails",
		title: "Collect e-mail addresses",
		description: "List every e-mail address of a page, ready to copy.",
		category: "data",
		prompt: "Extract all email addresses from the page",
		popularity: 80,
		tags: ["email", "extract"],
		templateId: "extract-emails",
	},
	{
		id: "key-clicks-element",
		title: "Your own keyboard shortcut",
		description: "Press keys that you choose instead of clicking a button.",
		category: "automation",
		prompt: "Keyboard shortcut that clicks a button",
		popularity: 78,
		tags: ["keyboard", "shortcut"],
		templateId: "key-clicks-element",
	},
];

/** The built-in suggestions, the most popular first. */
export const suggestions: readonly Suggestion[] = ideas.map((idea) => ({
	...idea,
	successRate: successRateOf(idea.templateId),
}));

/** The editorial value 100 weighs as much as so many picks. */
const PICKS_OF_EDITORIAL_VALUE = 100;

/**
 * Replaces the editorial values by the picks of people. At first the editorial value counts like up to 100 picks, so that the first few
 * picks do not turn the list around; the more is picked, the less it weighs. The most popular suggestion keeps the highest editorial
 * value, and each other one gets its share of it.
 *
 * @param all the suggestions
 * @param picks numbers of picks by id; a suggestion that is missing has none
 * @returns the suggestions, the most popular first
 */
export function rankByPicks(
	all: readonly Suggestion[],
	picks: Readonly<Record<string, number>>,
): readonly Suggestion[] {
	const weightOf = ({ id, popularity }: Suggestion) =>
		(Object.hasOwn(picks, id) ? (picks[id] ?? 0) : 0) + (PICKS_OF_EDITORIAL_VALUE * popularity) / 100;
	const heaviest = Math.max(...all.map(weightOf));
	const highest = Math.max(...all.map(({ popularity }) => popularity));
	return all
		.map((suggestion) => ({ ...suggestion, popularity: Math.round((highest * weightOf(suggestion)) / heaviest) }))
		.toSorted((one, other) => other.popularity - one.popularity);
}
