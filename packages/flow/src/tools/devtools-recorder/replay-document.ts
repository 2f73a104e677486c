import * as z from "zod/mini";

const text = z.string().check(z.maxLength(100_000));
const selector = z.union([text, z.array(text).check(z.minLength(1), z.maxLength(16))]);
const selectors = z.array(selector).check(z.minLength(1), z.maxLength(32));

/** Fields of every step (@puppeteer/replay 3.1, `Schema.ts`). */
const common = {
	target: z.optional(text),
	frame: z.optional(z.array(z.int()).check(z.maxLength(16))),
	assertedEvents: z.optional(z.array(z.looseObject({ type: text, url: z.optional(text) })).check(z.maxLength(16))),
};
const step = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
	z.object({ ...common, type: z.literal(type), ...shape });
const press = {
	selectors,
	offsetX: z.number(),
	offsetY: z.number(),
	button: z.optional(z.enum(["primary", "secondary", "auxiliary"])),
	duration: z.optional(z.number().check(z.nonnegative())),
};

/** The steps that become actions. */
export const readableStep = z.discriminatedUnion("type", [
	step("setViewport", { width: z.number(), height: z.number() }),
	step("navigate", { url: z.url() }),
	step("click", press),
	step("doubleClick", press),
	step("change", { selectors, value: text }),
	step("hover", { selectors }),
	step("keyDown", { key: text }),
	step("keyUp", { key: text }),
	step("scroll", { x: z.optional(z.number()), y: z.optional(z.number()), selectors: z.optional(selectors) }),
	step("waitForElement", {
		selectors,
		operator: z.optional(z.enum([">=", "==", "<="])),
		count: z.optional(z.number()),
		visible: z.optional(z.boolean()),
		timeout: z.optional(z.number()),
	}),
	step("waitForExpression", { expression: text }),
	step("close", {}),
]);
export type ReadableStep = z.infer<typeof readableStep>;

/** A user flow of any version; its steps are read one by one. */
export const replayDocument = z.looseObject({
	title: text,
	steps: z.array(z.looseObject({ type: text })).check(z.maxLength(10_000)),
});
