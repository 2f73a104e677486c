import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const selector = z.string().min(1);
const count = z.int().nonnegative();
const some = z.int().positive();
const texts = z.array(z.string().min(1)).min(1);

const table = z.strictObject({
	selector,
	form: z.enum(["table", "aria"]),
	rows: some,
	columns: some,
	header: z.boolean(),
	spans: z.boolean(),
});

/** Facts of each feature; `tests/fixtures/everyday-pages/README.md` says what they mean. */
const facts = z.strictObject({
	ads: z.strictObject({ count: some, selectors: texts }).optional(),
	animations: z.strictObject({ selectors: texts }).optional(),
	article: z.strictObject({ main: selector, start: z.string().min(20) }).optional(),
	audio: z.strictObject({ count: some }).optional(),
	autoplay: z.strictObject({ count: some }).optional(),
	"blank-links": z.strictObject({ count: some }).optional(),
	"blob-video": z.strictObject({ selector }).optional(),
	"broken-links": z.strictObject({ addresses: texts }).optional(),
	"chat-bubble": z.strictObject({ selector }).optional(),
	checkboxes: z.strictObject({ count: some, checked: count }).optional(),
	"client-rendered": z.strictObject({ root: selector, item: selector, count: some, rerender: selector }).optional(),
	"code-blocks": z.strictObject({ count: some, selector }).optional(),
	collapsed: z.strictObject({ selectors: texts }).optional(),
	comments: z.strictObject({ selector, item: selector, count: some, grows: z.literal(true).optional() }).optional(),
	"cookie-banner": z
		.strictObject({ selector, accept: selector, reject: selector, place: z.enum(["page", "shadow", "frame"]) })
		.optional(),
	counts: z.strictObject({ count: some, selector }).optional(),
	csp: z.strictObject({ policy: z.string() }).optional(),
	dark: z.strictObject({ background: z.string().regex(/^#[0-9a-f]{6}$/) }).optional(),
	"date-fields": z.strictObject({ count: some }).optional(),
	dates: z.strictObject({ count: some, first: z.string().regex(/^\d{4}/) }).optional(),
	emails: z.strictObject({ addresses: texts }).optional(),
	"external-links": z.strictObject({ count: some }).optional(),
	"feed-link": z.strictObject({ addresses: texts }).optional(),
	"foreign-language": z.strictObject({ lang: z.string() }).optional(),
	forms: z.strictObject({ count, fields: some }).optional(),
	frames: z.strictObject({ count: some }).optional(),
	headings: z.partialRecord(z.enum(["h1", "h2", "h3", "h4", "h5", "h6"]), some).optional(),
	"ids-change": z.strictObject({ selector }).optional(),
	images: z.strictObject({ count: some, withoutAlt: count }).optional(),
	"infinite-scroll": z.strictObject({ list: selector, item: selector, initial: some }).optional(),
	"layout-tables": z.strictObject({ count: some }).optional(),
	"lazy-images": z.strictObject({ count: some, attribute: z.string().startsWith("data-") }).optional(),
	"long-text": z.strictObject({ main: selector, characters: z.int().min(1200) }).optional(),
	pagination: z.strictObject({ next: selector, address: z.string() }).optional(),
	passwords: z.strictObject({ count: some }).optional(),
	"paste-block": z.strictObject({ selector }).optional(),
	paywall: z.strictObject({ cover: selector, text: selector }).optional(),
	"pdf-links": z.strictObject({ count: some }).optional(),
	"phone-numbers": z.strictObject({ numbers: texts, links: some.optional() }).optional(),
	popup: z
		.strictObject({ selector, opens: z.enum(["load", "timer", "scroll", "exit"]), close: selector.nullable() })
		.optional(),
	prices: z
		.strictObject({
			currency: z.enum(["EUR", "GBP", "JPY", "USD"]),
			values: z.array(z.number()).min(1),
			selector,
		})
		.optional(),
	"product-list": z.strictObject({ item: selector, count: some }).optional(),
	"relative-dates": z.strictObject({ count: some, texts }).optional(),
	"rerender-timer": z.strictObject({ selector, note: z.string() }).optional(),
	rtl: z.strictObject({ direction: z.literal("rtl") }).optional(),
	"scroll-lock": z.strictObject({ how: z.string() }).optional(),
	"search-results": z
		.strictObject({ item: selector, count: some, query: z.string(), hosts: texts.optional() })
		.optional(),
	"select-block": z
		.strictObject({ how: z.array(z.enum(["css", "attribute", "listener", "keys", "cover"])).min(1) })
		.optional(),
	selects: z.strictObject({ count: some }).optional(),
	shadow: z
		.strictObject({ hosts: z.array(z.strictObject({ selector, mode: z.enum(["open", "closed"]) })).min(1) })
		.optional(),
	sidebar: z.strictObject({ selectors: texts }).optional(),
	sticky: z.strictObject({ selectors: texts }).optional(),
	table: z.strictObject({ tables: z.array(table).min(1) }).optional(),
	textarea: z.strictObject({ count: some }).optional(),
	"tracking-links": z.strictObject({ count: some, parameters: texts }).optional(),
	"trusted-types": z.strictObject({ policy: z.string() }).optional(),
	"very-long": z.strictObject({ rows: some }).optional(),
	video: z.strictObject({ count: some }).optional(),
});

const everydayPage = z.strictObject({
	file: z.string().regex(/^[a-z0-9-]+\.html$/),
	address: z.url(),
	title: z.string().min(1),
	kind: z.enum([
		"blog",
		"calendar",
		"dashboard",
		"data-table",
		"documentation",
		"forum",
		"image-gallery",
		"long-form",
		"news",
		"search-results",
		"shop-list",
		"shop-product",
		"social-feed",
		"video",
		"web-app",
		"wiki",
	]),
	markup: z.string().min(1),
	language: z.string().regex(/^[a-z]{2}$/),
	features: texts,
	facts,
});

export type EverydayPage = z.infer<typeof everydayPage>;
export type Facts = EverydayPage["facts"];

/** Folder of the pages. A path and no URL, because a test with a document has the URL class of that document. */
export const pagesFolder = join(import.meta.dirname, "../../fixtures/everyday-pages");

/**
 * Reads the index of the everyday pages.
 *
 * @returns one entry per page, in the order of the file
 * @throws ZodError when an entry has an unknown feature or kind, or incomplete facts
 */
export function readPageIndex(): EverydayPage[] {
	const text = readFileSync(join(pagesFolder, "index.json"), "utf8");
	return z.array(everydayPage).parse(JSON.parse(text) as unknown);
}
