import * as z from "zod/mini";
import { recordedTarget } from "./recorded-target.ts";

const MAX_PIXELS = 10_000_000;
const pixels = z.number().check(z.gte(-MAX_PIXELS), z.lte(MAX_PIXELS));
const point = z.object({ x: pixels, y: pixels });
const milliseconds = z.number().check(z.nonnegative());
const address = z.url().check(z.maxLength(8192));
/** An address that a run opens; `javascript:` is refused. */
const place = z.url({ protocol: /^(?!javascript$)/ }).check(z.maxLength(8192));
const text = z.string().check(z.maxLength(100_000));
const name = z.string().check(z.maxLength(400));
const modifiers = z.object({ ctrl: z.boolean(), alt: z.boolean(), shift: z.boolean(), meta: z.boolean() });

/** What every action has (spec 03 § 3); `frame` and `tab` are ours. */
const common = {
	id: z.string().check(z.minLength(1), z.maxLength(64)),
	/** Milliseconds since 1970. */
	timestamp: z.number().check(z.nonnegative()),
	/** Of the document it happened in. */
	url: address,
	viewport: z.optional(z.object({ width: pixels, height: pixels })),
	/** The frames around it, the outermost first; left out in the page itself. */
	frame: z.optional(z.array(recordedTarget).check(z.maxLength(16))),
	/** Number of the tab in the order of the session; left out in the first. */
	tab: z.optional(z.int().check(z.positive())),
};

/** Minimum duration of a long press: the default of Android's `ViewConfiguration.getLongPressTimeout()`. */
export const LONG_PRESS_MS = 500;

const kind = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
	z.object({ ...common, type: z.literal(type), ...shape });

export const clickAction = kind("click", {
	selector: recordedTarget,
	/** In the element, from its top left corner. */
	position: point,
	button: z.enum(["left", "right", "middle"]),
	/** 2 for a double click. */
	clickCount: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
	modifiers: z.optional(modifiers),
	/** How long the button was held down, in milliseconds; only of a long press (`LONG_PRESS_MS`). */
	duration: z.optional(milliseconds),
});

export const typeAction = kind("type", {
	selector: recordedTarget,
	/** Value of the field afterwards; empty if masked. */
	value: text,
	/** The field was emptied first. */
	clear: z.boolean(),
	/** A secret, which was never read, or a value that the user hid afterwards. */
	masked: z.optional(z.boolean()),
});

export const navigateAction = kind("navigate", {
	targetUrl: place,
	waitForLoad: z.boolean(),
	/** Cause of the navigation; `load` when unknown. */
	cause: z._default(z.enum(["load", "history", "hash", "back", "forward", "reload"]), "load"),
	/** Id of the trigger, as a click on a link: a run waits for the navigation and does not open the address itself. */
	causedBy: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

export const scrollAction = kind("scroll", {
	/** Left out: the page itself. */
	selector: z.optional(recordedTarget),
	position: point,
	smooth: z.boolean(),
});

export const selectAction = kind("select", {
	selector: recordedTarget,
	/** Values of the chosen options; one unless `isMultiple`. */
	value: z.union([text, z.array(text).check(z.maxLength(1000))]),
	isMultiple: z.boolean(),
	/** The user hid the choice: the value is empty. */
	masked: z.optional(z.boolean()),
});

export const hoverAction = kind("hover", { selector: recordedTarget, duration: milliseconds });

export const dragAction = kind("drag", {
	source: recordedTarget,
	target: recordedTarget,
	duration: milliseconds,
	/** In the target, from its top left corner. */
	position: z.optional(point),
});

export const keypressAction = kind("keypress", {
	/** Left out: wherever the focus is. */
	selector: z.optional(recordedTarget),
	/** As `KeyboardEvent.key` has it. */
	key: z.string().check(z.minLength(1), z.maxLength(32)),
	modifiers,
});

export const waitAction = kind("wait", {
	duration: milliseconds,
	selector: z.optional(recordedTarget),
	condition: z.optional(z.enum(["visible", "hidden", "present", "absent"])),
});

export const checkAction = kind("check", { selector: recordedTarget, checked: z.boolean() });

export const uploadAction = kind("upload", {
	selector: recordedTarget,
	/** Names only: the content of files is never recorded. */
	files: z.array(name).check(z.maxLength(100)),
	/** The files were dropped onto the element, which need not be a file input. */
	dropped: z.optional(z.boolean()),
	/** The previous action made the page open a file chooser for an input that is not in it: `selector` is that action's element. */
	fromChooser: z.optional(z.boolean()),
});

export const dialogAction = kind("dialog", {
	dialog: z.enum(["alert", "confirm", "prompt", "beforeunload"]),
	message: z.string().check(z.maxLength(2000)),
	accepted: z.boolean(),
	/** Answer to a prompt. */
	answer: z.optional(z.string().check(z.maxLength(2000))),
});

export const tabAction = kind("tab", { change: z.enum(["opened", "closed", "activated"]) });

/** An action of any type. */
export const recordedAction = z.discriminatedUnion("type", [
	...([clickAction, typeAction, navigateAction, scrollAction, selectAction, hoverAction, dragAction] as const),
	...([keypressAction, waitAction, checkAction, uploadAction, dialogAction, tabAction] as const),
]);
export type RecordedAction = z.infer<typeof recordedAction>;
export type RecordedActionType = RecordedAction["type"];
