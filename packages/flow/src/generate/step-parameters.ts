import * as z from "zod/mini";
import type { StepData } from "../document/flow-document.ts";
import { recordedTarget } from "../recording/recorded-target.ts";

const point = z.object({ x: z.number(), y: z.number() });
const modifiers = z.object({ ctrl: z.boolean(), alt: z.boolean(), shift: z.boolean(), meta: z.boolean() });
const milliseconds = z.number().check(z.nonnegative());

/** Parameters that `convert-recording.ts` adds to each kind of step; a step that was made by hand has none. */
export const clickParameters = z.object({
	position: z.optional(point),
	button: z._default(z.enum(["left", "right", "middle"]), "left"),
	clickCount: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
	modifiers: z.optional(modifiers),
	/** How long the button is held, in milliseconds. */
	duration: z.optional(milliseconds),
});
export const typeParameters = z.object({ masked: z._default(z.boolean(), false) });
export const checkParameters = z.object({ checked: z._default(z.boolean(), true) });
export const keyParameters = z.object({ modifiers: z.optional(modifiers) });
export const dragParameters = z.object({
	destination: recordedTarget,
	position: z.optional(point),
	duration: z.optional(milliseconds),
});
export const scrollParameters = z.object({ to: point, smooth: z._default(z.boolean(), false) });
export const observeParameters = z.object({
	condition: z._default(z.enum(["visible", "hidden", "present", "absent"]), "present"),
});
export const navigateParameters = z.object({
	waitForLoad: z.optional(z.boolean()),
	cause: z._default(z.enum(["load", "history", "hash", "back", "forward", "reload"]), "load"),
	causedBy: z.optional(z.string()),
});
export const dialogParameters = z.object({
	dialog: z.enum(["alert", "confirm", "prompt", "beforeunload"]),
	accepted: z.boolean(),
	answer: z.optional(z.string()),
});

/** Parses the parameters of a step; null when they are invalid. */
export function parametersOf<Shape extends z.ZodMiniType>(
	shape: Shape,
	{ parameters }: StepData,
): z.output<Shape> | null {
	const read = z.safeParse(shape, parameters ?? {});
	return read.success ? read.data : null;
}

/** Held modifier keys, by their names in events. Null when there are none. */
export function heldKeys(
	held: z.output<typeof modifiers> | undefined,
): { readonly [name: string]: true | undefined } | null {
	if (held === undefined || !(held.ctrl || held.alt || held.shift || held.meta)) return null;
	return {
		...(held.ctrl ? { ctrlKey: true } : {}),
		...(held.alt ? { altKey: true } : {}),
		...(held.shift ? { shiftKey: true } : {}),
		...(held.meta ? { metaKey: true } : {}),
	};
}
