import * as z from "zod/mini";
import { effectKind } from "../page-effects.ts";

const upTo = (length: number) => z.string().check(z.maxLength(length));
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));

/** Limits of a request to generate a script. Lengths in UTF-16 units. */
export const generationLimits = {
	prompt: 4000,
	/** Code, title and description of a script that a model changes. */
	existing: 200_000,
	sites: 20,
	site: 200,
	outlineElements: 300,
	planSteps: 20,
} as const;

/**
 * Elements of the page that the user shared, numbered from 1. The model refers to an element by its number, and the generated code
 * gets the selector that was recorded for it. So the code cannot contain a selector that the model made up.
 */
export const pageOutline = z.object({
	/** Address without query and fragment. */
	url: upTo(2000),
	title: upTo(500),
	elements: listOf(
		z.object({
			number: z.int().check(z.positive()),
			tag: upTo(100),
			role: z.nullable(upTo(100)),
			type: z.nullable(upTo(100)),
			/** Accessible name; empty where it was withheld. */
			name: upTo(200),
			selector: upTo(2000),
			fallbacks: listOf(upTo(2000), 4),
		}),
		generationLimits.outlineElements,
	),
});
export type PageOutline = z.infer<typeof pageOutline>;
export type OutlineElement = PageOutline["elements"][number];

/** In `hosts` of a plan: every host. */
export const ANY_HOST = "*";

/** What a script will do, before its code exists: shown to the person, who approves it or not. */
export const scriptPlan = z.object({
	/** One sentence. */
	summary: upTo(500),
	/** What happens, one sentence each. */
	steps: listOf(upTo(300), generationLimits.planSteps),
	kind: z.enum(["bookmarklet", "userscript"]),
	/**
	 * `@match` patterns. Only sites that the person named or shared, or every site when they asked for that; of a script that is changed
	 * also its own, as written, `@include` among them.
	 */
	matches: listOf(upTo(generationLimits.site), generationLimits.sites),
	/** `@grant` names. */
	grants: listOf(upTo(100), 20),
	/**
	 * Hosts that the script contacts. Only hosts that the person named, and those that it contacted before a change; `ANY_HOST` in the plan
	 * of a template whose addresses come from the page.
	 */
	hosts: listOf(upTo(generationLimits.site), generationLimits.sites),
	/** Numbers of the outline's elements that it uses. */
	elements: listOf(z.int().check(z.positive()), 100),
	/** What could not be seen, in a sentence; null when everything that it needs was seen. */
	unseen: z.nullable(upTo(500)),
	/**
	 * The effects that it announces, for the comparison with what a test run measures. Absent in plans that were written before this
	 * field, and then nothing is compared.
	 */
	effects: z.optional(listOf(effectKind, 20)),
});
export type ScriptPlan = z.infer<typeof scriptPlan>;
