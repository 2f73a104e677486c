import * as z from "zod/mini";

/** How the first selector finds its element (spec 03 § 3). */
export const selectorStrategies = ["css", "xpath", "text", "id", "class", "attribute"] as const;
export type SelectorStrategy = (typeof selectorStrategies)[number];

/** UTF-16 units of one selector. */
const MAX_SELECTOR_LENGTH = 2000;
const MAX_VALUE_LENGTH = 400;

const selector = z.string().check(z.minLength(1), z.maxLength(MAX_SELECTOR_LENGTH));
const value = z.string().check(z.maxLength(MAX_VALUE_LENGTH));

const evidence = z.object({
	source: z.enum(["test", "id", "attribute", "text", "class"]),
	kind: value,
	value,
	bits: z.number(),
	alone: z.optional(z.enum(["page", "tag", "row", "anchor"])),
});
const evidenceList = z.array(evidence).check(z.maxLength(64));
const neighbor = z.nullable(z.object({ tag: value, text: value }));
const sampleValues = z.optional(z.array(value).check(z.maxLength(16)));

const own = {
	tag: value,
	role: z.nullable(value),
	own: evidenceList,
	shape: value,
	isShapeAlone: z.optional(z.boolean()),
	place: z.object({
		path: z.array(value).check(z.maxLength(16)),
		previous: neighbor,
		next: neighbor,
		row: evidenceList,
		headings: evidenceList,
		around: evidenceList,
		column: z.optional(value),
	}),
	controlSample: z.object({
		test: sampleValues,
		id: sampleValues,
		attribute: sampleValues,
		text: sampleValues,
		class: sampleValues,
	}),
};

/** Fingerprint of an element; `packages/selectors/src/fingerprint.ts` documents its parts. */
export const fingerprint = z.object({
	...own,
	anchor: z.optional(z.object({ levels: z.int().check(z.minimum(1), z.maximum(16)), print: z.object(own) })),
});

/**
 * The element of an action. Selectors are in Puppeteer's spelling; ` >>> ` separates a shadow host from the selector in its root.
 */
export const recordedTarget = z.object({
	primary: selector,
	strategy: z.enum(selectorStrategies),
	/** Other selectors of the same element, the most lasting first. */
	fallbacks: z.array(selector).check(z.maxLength(16)),
	/** Descriptive attributes: test id, name, type, label. */
	attributes: z.record(value, value),
	/** One of the shadow roots around it is closed: only extensions can search it. */
	closed: z.optional(z.boolean()),
	/** A style sheet adds text to its name (`::before`, `::after`), which some tools count as a part of the name. */
	hasCssText: z.optional(z.boolean()),
	/** Of a frame: its place among the frames of its document (`window.frames`), counted from 0. */
	frameIndex: z.optional(z.int().check(z.nonnegative())),
	/** Its place among the visible elements of the same role and accessible name, counted from 0, where there are several. */
	alike: z.optional(z.object({ role: value, name: value, nth: z.int().check(z.nonnegative()) })),
	/** Missing in recordings of other tools. */
	fingerprint: z.optional(fingerprint),
});
export type RecordedTarget = z.infer<typeof recordedTarget>;

const BETWEEN_ROOTS = " >>> ";

/**
 * Joins a selector chain to one text, as recordings store it.
 * @param chain from the outermost shadow host to the element
 * @returns the selectors with ` >>> ` between them
 */
export const joinChain = (chain: readonly string[]): string => chain.join(BETWEEN_ROOTS);
/**
 * Splits a stored selector into its chain.
 * @param selector as `joinChain` wrote it
 * @returns from the outermost shadow host to the element
 */
export const splitChain = (selector: string): string[] => selector.split(BETWEEN_ROOTS);
