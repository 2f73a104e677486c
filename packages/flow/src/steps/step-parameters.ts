import * as z from "zod/mini";
import type { StepData } from "../document/flow-document.ts";
import type { Modifiers } from "../recording/action-fields.ts";

/** A place in an element or page. A step that was made by hand may have any numbers. */
export const anyPoint = z.object({ x: z.number(), y: z.number() });

/** Whether a recording hid the value of a field. */
export const maskedParameters = z.object({ masked: z._default(z.boolean(), false) });

/** Parses the parameters of a step, which recordings add; null when they are invalid. */
export function parametersOf<Shape extends z.ZodMiniType>(
	shape: Shape,
	{ parameters }: StepData,
): z.output<Shape> | null {
	const read = z.safeParse(shape, parameters ?? {});
	return read.success ? read.data : null;
}

/** Held modifier keys, by their names in events. Null when there are none. */
export function heldEventKeys(held: Modifiers | undefined): { readonly [name: string]: true | undefined } | null {
	if (held === undefined || !(held.ctrl || held.alt || held.shift || held.meta)) return null;
	return {
		...(held.ctrl ? { ctrlKey: true } : {}),
		...(held.alt ? { altKey: true } : {}),
		...(held.shift ? { shiftKey: true } : {}),
		...(held.meta ? { metaKey: true } : {}),
	};
}
