import * as z from "zod/mini";

/** How much a page analysis tells at most. Lengths in UTF-16 units; a text that was cut ends with `…`. */
export const pageAnalysisLimits = {
	/** Of the whole as UTF-8 JSON, its envelope and the screenshot included. */
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
/** In Puppeteer's spelling, as recordings have it. Null for an element that none was found for. */
const selector = z.nullable(upTo(limits.selector));

const formField = z.object({
	name,
	/** What the browser takes it for: `email`, `select-one`, `textarea`. */
	type: name,
	/** What people read beside it. */
	label: text,
	required: z.boolean(),
	/** Null unless it was asked for and may be told; empty for a box that is not ticked. */
	value: z.nullable(text),
	placeholder: text,
	options: listOf(z.object({ value: text, label: text }), limits.options),
});

const pageForm = z.object({
	/** Absolute; null when it is no address. */
	action: z.nullable(address),
	method: z.enum(["get", "post", "dialog"]),
	selector,
	fields: listOf(formField, limits.fields),
});

const interactiveElement = z.object({
	tag: name,
	role: z.nullable(name),
	/** Of a field; null for anything else. */
	type: z.nullable(name),
	/** What assistive technology calls it. */
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
	/** The browser does not keep it: null until something does. */
	method: z.nullable(name),
	initiator: z.enum(["fetch", "xmlhttprequest"]),
	/** HTTP status; null where another origin keeps it to itself. */
	status: z.nullable(count),
	/** Milliseconds since the page was asked for. */
	started: z.number(),
	/** Milliseconds. */
	duration: z.number(),
});

const dataFlow = z.object({
	type: z.enum(["form_submission", "api_call", "dom_update", "navigation"]),
	/** Selector of what starts it; null for the page itself or where it cannot be told. */
	source: selector,
	/** Where the data goes: an address, the pattern of one, or for `dom_update` the selector of a region that says it changes. */
	target: address,
	method: z.nullable(name),
	/** How many links or calls it stands for. */
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
	/** Frames whose pages scripts of this one can reach. They are counted, not looked into. */
	same_origin_frames: count,
});
export type DomStructure = z.infer<typeof domStructure>;

/**
 * What a page is made of (spec 03 § 3), for those who write scripts for it. Without what people typed unless it was asked
 * for, and never with passwords, codes, cards or tokens.
 */
export const pageAnalysis = z.object({
	url: address,
	title: upTo(limits.title),
	meta: listOf(z.object({ name, content: text }), limits.meta),
	forms: listOf(pageForm, limits.forms),
	/** What the page has asked servers for since it was loaded, as far as the browser kept it; the last ones. */
	api_calls: listOf(apiCall, limits.apiCalls),
	dom_structure: domStructure,
	data_flows: listOf(dataFlow, limits.dataFlows),
	interactive_elements: listOf(interactiveElement, limits.elements),
	/** `data-*` attributes, with the first few values of each. */
	data_attributes: listOf(z.object({ name, count, values: listOf(text, 3) }), limits.attributes),
	/** Addresses of calls with `{id}` for what identifies something and `{value}` for each parameter; the most frequent first. */
	api_patterns: listOf(z.object({ pattern: address, count }), limits.apiPatterns),
	/** JPEG as a `data:` address; null when it was not asked for, not allowed, or a secret could be read on it. */
	screenshot: z.nullable(upTo(limits.screenshot)),
	/** ISO 8601. */
	analysis_timestamp: z.iso.datetime(),
	/** Whether something was left out because there was too much of it, or it took too long. */
	truncated: z.boolean(),
});
export type PageAnalysis = z.infer<typeof pageAnalysis>;
export type PageForm = z.infer<typeof pageForm>;
export type FormField = z.infer<typeof formField>;
export type InteractiveElement = z.infer<typeof interactiveElement>;
export type ApiCall = z.infer<typeof apiCall>;
export type DataFlow = z.infer<typeof dataFlow>;
