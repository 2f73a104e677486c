import * as z from "zod/mini";
import { recordedTarget } from "./recorded-target.ts";

const MAX_PIXELS = 10_000_000;
const pixels = z.number().check(z.gte(-MAX_PIXELS), z.lte(MAX_PIXELS));

/** A point in CSS pixels. */
export const point = z.object({ x: pixels, y: pixels });
export const milliseconds = z.number().check(z.nonnegative());
export const text = z.string().check(z.maxLength(100_000));
export const modifiers = z.object({ ctrl: z.boolean(), alt: z.boolean(), shift: z.boolean(), meta: z.boolean() });
/** Modifier keys that are held during an action. */
export type Modifiers = z.infer<typeof modifiers>;
/** Causes of a navigation; `load` when unknown. */
export const navigationCause = z.enum(["load", "history", "hash", "back", "forward", "reload"]);
/** Conditions that a wait for an element ends with. */
export const elementCondition = z.enum(["visible", "hidden", "present", "absent"]);

/** What every action has (spec 03 § 3); `frame` and `tab` are ours. */
const common = {
	id: z.string().check(z.minLength(1), z.maxLength(64)),
	/** Milliseconds since 1970. */
	timestamp: z.number().check(z.nonnegative()),
	/** Of the document it happened in. */
	url: z.url().check(z.maxLength(8192)),
	viewport: z.optional(z.object({ width: pixels, height: pixels })),
	/** The frames around it, the outermost first; left out in the page itself. */
	frame: z.optional(z.array(recordedTarget).check(z.maxLength(16))),
	/** Number of the tab in the order of the session; left out in the first. */
	tab: z.optional(z.int().check(z.positive())),
};
const place = z.object(common);
/** The fields that every action has. */
export type ActionPlace = z.infer<typeof place>;

/**
 * Makes the schema of one type of action.
 * @param type its discriminant
 * @param shape its own fields
 */
export const actionSchema = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
	z.object({ ...common, type: z.literal(type), ...shape });
