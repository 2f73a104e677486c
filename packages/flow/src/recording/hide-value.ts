import { redactAddress } from "@scriptorium/redaction/redact-address";
import { createRedactor } from "@scriptorium/redaction/redact-text";
import * as z from "zod/mini";
import { actionContents } from "../steps/step-definitions.ts";
import type { RecordedAction } from "./recorded-action.ts";
import { captureLimits, type RecordingCapture } from "./recording-capture.ts";
import { redactAction } from "./redact-action.ts";

/** A part of an action that a user can hide: the typed, chosen or answered value, or a part of one of its addresses. */
export const hideablePart = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("value") }),
	z.object({ kind: z.literal("parameter"), name: z.string().check(z.minLength(1), z.maxLength(400)) }),
	z.object({ kind: z.literal("path"), segment: z.string().check(z.minLength(1), z.maxLength(2000)) }),
	z.object({ kind: z.literal("fragment") }),
]);
export type HideablePart = z.infer<typeof hideablePart>;

export interface HiddenValue {
	readonly actions: readonly RecordedAction[];
	/** The hidden texts, to be removed from everything else that was recorded. */
	readonly texts: readonly string[];
	/** Milliseconds since 1970 from which pictures may show the texts. */
	readonly since: number;
}

/**
 * Lists the parts of an action that a user can hide: first what was typed, chosen or answered, then the parts of its addresses.
 * @param action a recorded action
 * @returns each part with its text; empty and masked values are left out
 */
export function hideableParts(action: RecordedAction): { readonly part: HideablePart; readonly text: string }[] {
	const value = actionContents[action.type].values(action).join(", ");
	const parts: { part: HideablePart; text: string }[] = value === "" ? [] : [{ part: { kind: "value" }, text: value }];
	const known = new Set<string>();
	const add = (part: HideablePart, text: string): void => {
		const key = JSON.stringify(part);
		if (text === "" || known.has(key)) return;
		known.add(key);
		parts.push({ part, text });
	};
	for (const address of addressesOf(action)) {
		for (const [name, text] of address.searchParams) add({ kind: "parameter", name }, text);
		for (const segment of address.pathname.split("/")) if (segment !== "-") add({ kind: "path", segment }, segment);
		add({ kind: "fragment" }, address.hash.slice(1));
	}
	return parts;
}

/**
 * Hides a part of an action, and the same text wherever else the recording has it.
 * @param actions in the order of the recording
 * @param actionId id of the action; an unknown one changes nothing
 * @param part which value or part of an address
 * @returns the changed recording, the hidden texts and the time from which pictures may show them
 */
export function hideValue(actions: readonly RecordedAction[], actionId: string, part: HideablePart): HiddenValue {
	const action = actions.find(({ id }) => id === actionId);
	if (action === undefined) return { actions, texts: [], since: Number.POSITIVE_INFINITY };
	const texts = textsOf(action, part).filter((text) => !WORDS_OF_HTML.test(text));
	const hidden = actions.map((each) => (each.id === actionId ? withoutPart(each, part) : each));
	return { actions: hideTexts(hidden, texts), texts, since: action.timestamp };
}

/** Removes texts from actions; actions without them stay the same objects. */
function hideTexts(actions: readonly RecordedAction[], texts: readonly string[]): readonly RecordedAction[] {
	if (texts.length === 0) return actions;
	const redactor = createRedactor(texts);
	return actions.map((action) =>
		redactor.knows(JSON.stringify(action)) ? redactAction(action, { redactor }) : action,
	);
}

/** Words that occur in every page and selector: hiding one in an action must not remove it from the others. */
const WORDS_OF_HTML =
	/^(?:a|aria|article|attribute|body|button|check(?:box)?|class|click|color|combobox|css|date|dialog|div|email|file|form|grid|heading|href|html|https?|id|iframe|img|input|label|link|list(?:box)?|main|menu(?:item)?|name|nav|nth-child|number|option|password|placeholder|radio|role|row|search(?:box)?|section|select|span|src|submit|switch|tab|table|tel|text(?:area|box)?|title|tree|type|url|value|xpath|\d{1,3})$/i;

/**
 * Removes hidden texts from a capture.
 * @param capture a picture, request or console message
 * @param hidden as `hideValue` returned it
 * @returns null for a picture that was taken since then, as the text may be visible on it
 */
export function hideInCapture(capture: RecordingCapture, { texts, since }: HiddenValue): RecordingCapture | null {
	if (texts.length === 0) return capture;
	if (capture.kind === "screenshot" && capture.timestamp >= since) return null;
	const redactor = createRedactor(texts);
	if (!redactor.knows(capture.kind === "screenshot" ? capture.url : JSON.stringify(capture))) return capture;
	const url = redactAddress(capture.url, { redactor });
	if (capture.kind === "screenshot") return { ...capture, url };
	if (capture.kind === "request") return { ...capture, url, address: redactAddress(capture.address, { redactor }) };
	return { ...capture, url, text: redactor.text(capture.text, captureLimits.text) };
}

function textsOf(action: RecordedAction, part: HideablePart): string[] {
	if (part.kind === "value") return [...actionContents[action.type].values(action)];
	const texts = addressesOf(action).flatMap((address) => {
		if (part.kind === "parameter") return address.searchParams.getAll(part.name);
		return part.kind === "path" ? [part.segment] : [address.hash.slice(1)];
	});
	return [...new Set(texts)].filter((text) => text !== "");
}

function withoutPart(action: RecordedAction, part: HideablePart): RecordedAction {
	if (part.kind === "value") return withoutValue(action);
	const hide = (written: string): string => {
		if (!URL.canParse(written)) return written;
		const url = new URL(written);
		if (part.kind === "parameter" && url.searchParams.has(part.name)) url.searchParams.set(part.name, "");
		if (part.kind === "fragment") url.hash = "";
		if (part.kind === "path")
			url.pathname = url.pathname
				.split("/")
				.map((segment) => (segment === part.segment ? "-" : segment))
				.join("/");
		return url.href;
	};
	const hidden = { ...action, url: hide(action.url) };
	const { address, withAddress } = actionContents[action.type];
	const own = address(hidden);
	return own === null ? hidden : withAddress(hidden, hide(own));
}

/**
 * Removes what was typed, chosen, answered or uploaded from an action.
 * @param action a recorded action
 * @returns the action with an empty, masked value; unchanged for kinds without a value
 */
export const withoutValue = (action: RecordedAction): RecordedAction =>
	actionContents[action.type].withoutValue(action);

const addressesOf = (action: RecordedAction): URL[] =>
	[actionContents[action.type].address(action), action.url]
		.filter((written) => written !== null && URL.canParse(written))
		.map((written) => new URL(written ?? ""));
