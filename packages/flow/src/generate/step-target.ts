import type { StepData } from "../document/flow-document.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { compactFingerprint } from "./compact-fingerprint.ts";
import type { Argument, Call } from "./generated-code.ts";

type Frames = readonly RecordedTarget[] | undefined;
type Fingerprint = NonNullable<RecordedTarget["fingerprint"]>;

/**
 * Writes what a step looks for (`packages/step-runtime/src/target.ts`): the recorded element, or the one of a selector that was typed
 * by hand, inside the step's frames.
 * @param data fields of the step
 * @returns null when the step has no element
 */
export function targetOf({ selector, target, frame, timeout }: StepData): Argument | null {
	// A selector that was edited by hand may mean another element than the recorded one.
	if (target !== undefined && (selector === undefined || selector === target.primary))
		return recordedTargetOf(target, frame, timeout);
	if (selector === undefined || selector.trim() === "") return null;
	return waiting({ typed: selector, frame: (frame ?? []).map(recordedCall) }, timeout);
}

/**
 * Writes a second element of a step, as the destination of a drag.
 * @param target the recorded element
 * @param frame the frames around it, outermost first
 * @param timeout milliseconds to wait for it; the runtime's own time when left out
 * @returns an argument of a runtime call
 */
export const recordedTargetOf = (target: RecordedTarget, frame: Frames, timeout?: number): Argument =>
	waiting(within(frame, recordedCall(target)), timeout);

/**
 * Reads how long a step waits.
 * @param data fields of the step
 * @returns arguments for the end of a runtime call: none when the step waits as long as the runtime does by itself
 */
export const timeoutOf = ({ timeout }: StepData): readonly Argument[] =>
	timeout === undefined ? [] : [{ literal: Math.max(0, Math.round(timeout)) }];

function waiting(target: Argument, timeout: number | undefined): Argument {
	if (timeout === undefined) return target;
	return { part: "withTimeout", args: [target, { literal: Math.max(0, Math.round(timeout)) }] };
}

/**
 * Whether an element or a frame around it is in a closed shadow root, which no script of the page can search.
 * @param data fields of the step
 * @returns false for a selector that was typed by hand
 */
export function isOutOfReach({ selector, target, frame = [] }: StepData): boolean {
	const isRecorded = target !== undefined && (selector === undefined || selector === target.primary);
	return [...frame, ...(isRecorded ? [target] : [])].some(({ closed }) => closed === true);
}

/**
 * Writes an element that every page has.
 * @param css its tag
 * @param frame the frames around it, outermost first
 * @returns an argument of a runtime call
 */
export const pageTarget = (css: "html" | "body", frame: Frames): Argument =>
	within(frame, { part: "byCss", args: [{ literal: css }] });

const within = (frame: Frames = [], target: Call): Call =>
	frame.length === 0 ? target : { part: "inFrame", args: [target, ...frame.map(recordedCall)] };

function recordedCall(target: RecordedTarget): Call {
	const { primary, fallbacks, fingerprint } = target;
	if (fingerprint === undefined) return { part: "oneOf", args: [{ literal: [...new Set([primary, ...fallbacks])] }] };
	return {
		part: "recorded",
		args: [{ literal: nameOf(target, fingerprint) }, { literal: compactFingerprint(fingerprint) }],
	};
}

/** Kinds of evidence that name an element, best first. */
const NAMES = ["text", "name", "label", "aria-label", "placeholder", "title", "alt"];

/** What messages call a recorded element: its role or tag and its name, else its selector. */
function nameOf({ primary, attributes }: RecordedTarget, fingerprint: Fingerprint): string {
	const said = NAMES.map((kind) => fingerprint.own.find((one) => one.source === "text" && one.kind === kind)?.value);
	const name = said.find((text) => text !== undefined) ?? attributes.label;
	const kind = fingerprint.role ?? fingerprint.tag;
	return name === undefined ? `${kind} (${primary})` : `${kind} "${name}"`;
}
