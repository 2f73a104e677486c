import * as z from "zod/mini";

/** Limits of a page analysis. Lengths in UTF-16 units; a cut text ends with `…`. */
export const pageAnalysisLimits = {
	/** Of the whole analysis as UTF-8 JSON, including its envelope and the screenshot. */
	bytes: 256 * 1024,
	forms: 50,
	fields: 200,
	options: 50,
	elements: 500,
	meta: 100,
	attributes: 100,
	apiCalls: 200,
	apiPatterns: 100,
	dataFlows: 300,
	fallbacks: 4,
	name: 100,
	text: 200,
	title: 500,
	address: 2000,
	selector: 2000,
	screenshot: 128 * 1024,
} as const;
const limits = pageAnalysisLimits;

const upTo = (length: number) => z.string().check(z.maxLength(length));
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));
const name = upTo(limits.name);
const text = upTo(limits.text);
const address = upTo(limits.address);
const count = z.int().check(z.nonnegative());
/** A selector in Puppeteer's spelling, as in recordings. Null when none was found. */
const selector = z.nullable(upTo(limits.selector));

const formField = z.object({
	name,
	/** `type` property of the field: `email`, `select-one`, `textarea`. */
	type: name,
	/** Visible label. */
	label: text,
	required: z.boolean(),
	/** Null unless values were requested and it is no secret; empty for an unchecked box. */
	value: z.nullable(text),
	placeholder: text,
	options: listOf(z.object({ value: text, label: text }), limits.options),
});

const pageForm = z.object({
	/** Absolute address; null when it is invalid. */
	action: z.nullable(address),
	method: z.enum(["get", "post", "dialog"]),
	selector,
	fields: listOf(formField, limits.fields),
});

const interactiveElement = z.object({
	tag: name,
	role: z.nullable(name),
	/** Type of a field; null for other elements. */
	type: z.nullable(name),
	/** Accessible name. */
	name: text,
	selector,
	/** Other selectors of the same element, the most lasting first. */
	fallbacks: listOf(upTo(limits.selector), limits.fallbacks),
	/** Of a link. */
	href: z.nullable(address),
	disabled: z.boolean(),
});

const apiCall = z.object({
	url: address,
	/** Always null, as browsers do not record it. */
	method: z.nullable(name),
	initiator: z.enum(["fetch", "xmlhttprequest"]),
	/** HTTP status; null for other origins that do not expose it. */
	status: z.nullable(count),
	/** Milliseconds since the navigation started. */
	started: z.number(),
	/** Milliseconds. */
	duration: z.number(),
});

const dataFlow = z.object({
	type: z.enum(["form_submission", "api_call", "dom_update", "navigation"]),
	/** Selector of the element that starts it; null for the page itself or when unknown. */
	source: selector,
	/** Destination of the data: an address or its pattern; for `dom_update` the selector of a live region. */
	target: address,
	method: z.nullable(name),
	/** Number of links or calls that this entry summarizes. */
	count,
});

const domStructure = z.object({
	elements: count,
	max_depth: count,
	headings: count,
	landmarks: count,
	links: count,
	buttons: count,
	forms: count,
	fields: count,
	images: count,
	tables: count,
	lists: count,
	scripts: count,
	custom_elements: count,
	shadow_roots: count,
	live_regions: count,
	frames: count,
	/** Frames that scripts of this page can access. They are counted, not analyzed. */
	same_origin_frames: count,
});
export type DomStructure = z.infer<typeof domStructure>;

/**
 * Counts of a page without elements, to which the extension and the function add.
 * @returns a new object
 */
export const emptyStructure = (): DomStructure => ({
	elements: 0,
	max_depth: 0,
	headings: 0,
	landmarks: 0,
	links: 0,
	buttons: 0,
	forms: 0,
	fields: 0,
	images: 0,
	tables: 0,
	lists: 0,
	scripts: 0,
	custom_elements: 0,
	shadow_roots: 0,
	live_regions: 0,
	frames: 0,
	same_origin_frames: 0,
});

/**
 * Structure of a page (spec 03 § 3), for authors of scripts. Values of fields are included only when requested; passwords, codes,
 * cards and tokens never are.
 */
export const pageAnalysis = z.object({
	url: address,
	title: upTo(limits.title),
	meta: listOf(z.object({ name, content: text }), limits.meta),
	forms: listOf(pageForm, limits.forms),
	/** Requests of the page since it was loaded, as far as the browser kept them; the most recent ones. */
	api_calls: listOf(apiCall, limits.apiCalls),
	dom_structure: domStructure,
	data_flows: listOf(dataFlow, limits.dataFlows),
	interactive_elements: listOf(interactiveElement, limits.elements),
	/** `data-*` attributes, with the first few values of each. */
	data_attributes: listOf(z.object({ name, count, values: listOf(text, 3) }), limits.attributes),
	/** Addresses of calls with `{id}` for identifiers and `{value}` for parameters; most frequent first. */
	api_patterns: listOf(z.object({ pattern: address, count }), limits.apiPatterns),
	/** JPEG as a `data:` address; null when not requested, not allowed, or when a secret was visible. */
	screenshot: z.nullable(upTo(limits.screenshot)),
	/** ISO 8601. */
	analysis_timestamp: z.iso.datetime(),
	/** Whether parts were left out because of a limit of size or time. */
	truncated: z.boolean(),
});
export type PageAnalysis = z.infer<typeof pageAnalysis>;
export type PageForm = z.infer<typeof pageForm>;
export type FormField = z.infer<typeof formField>;
export type InteractiveElement = z.infer<typeof interactiveElement>;
export type ApiCall = z.infer<typeof apiCall>;
export type DataFlow = z.infer<typeof dataFlow>;
