import type { StepData } from "../document/flow-document.ts";
import { readSelector } from "../interop/selector-spelling.ts";
import { type RecordedTarget, splitChain } from "../recording/recorded-target.ts";
import type { Argument, Literal } from "./generated-code.ts";
import { inFrame } from "./runtime/in-frame.ts";
import { orByPlace } from "./runtime/or-by-place.ts";

type Frames = readonly RecordedTarget[] | undefined;
type Evidence = NonNullable<RecordedTarget["fingerprint"]>["own"][number];

/** The element of a step. Null when it has none. */
export function targetOf({ selector, target, frame }: StepData): Argument | null {
	// A selector that was changed by hand means another element than the one recorded.
	if (target !== undefined && (selector === undefined || selector === target.primary))
		return within(frame, written(target));
	return selector === undefined || selector.trim() === "" ? null : within(frame, { selectors: [selector] });
}

/** Another element that a step knows of. */
export const recordedTargetOf = (target: RecordedTarget, frame: Frames): Argument => within(frame, written(target));

/** Whether the element of a step, or a frame around it, is where no script of the page can look. */
export function isOutOfReach({ selector, target, frame = [] }: StepData): boolean {
	const isRecorded = target !== undefined && (selector === undefined || selector === target.primary);
	return [...frame, ...(isRecorded ? [target] : [])].some(({ closed }) => closed === true);
}

/** What every page has. */
export const pageTarget = (css: "html" | "body", frame: Frames): Argument => within(frame, { selectors: [css] });

function within(frame: Frames, target: Argument): Argument {
	if (frame === undefined || frame.length === 0) return target;
	return { part: inFrame, args: [{ list: frame.map(written) }, target] };
}

function written({ primary, fallbacks, fingerprint }: RecordedTarget): Argument {
	const all = [...new Set([primary, ...fallbacks])];
	// Without anything to check it by, the first one is taken at its word.
	const byPlace = all.filter((selector) => isByPlace(selector) && (fingerprint !== undefined || selector !== primary));
	const selectors = all.filter((selector) => !byPlace.includes(selector));
	if (byPlace.length === 0) return { selectors };
	const known: Literal[] = fingerprint ? [fingerprint.tag, sayingsOf(fingerprint.own)] : [];
	const row = fingerprint?.place.row[0];
	return {
		part: orByPlace,
		args: [
			{ selectors },
			{ selectors: byPlace },
			...[...known, ...(row ? [[row.kind, row.value]] : [])].map((literal) => ({ literal })),
		],
	};
}

/** Whether a selector only counts, and would find whatever has come to stand there. */
function isByPlace(selector: string): boolean {
	const chain = splitChain(selector);
	const last = readSelector(chain.at(-1) ?? "");
	if (last.kind === "xpath") return !/normalize-space\(|^\/\/\*\[@id=[^\]]*\]$/.test(last.value);
	if (last.kind !== "css") return false;
	// In a shadow root there is often but one of a tag: then it is the hosts that are counted.
	return (
		/[>~+]|:nth-/.test(last.value.replaceAll(/\[[^\]]*\]/g, "")) || (chain.length > 1 && /^[\w-]+$/.test(last.value))
	);
}

/** What alone the element said, on its page or among those of its tag; else the rarest that it said. */
function sayingsOf(own: readonly Evidence[]): Literal {
	// Classes are a build's, and labels stand elsewhere.
	const usable = own
		.filter(({ source, kind }) => source !== "class" && (source !== "text" || (kind !== "label" && kind !== "name")))
		.toSorted((one, other) => other.bits - one.bits);
	const alone = usable.filter(({ alone }) => alone === "page" || alone === "tag");
	return (alone.length > 0 ? alone.slice(0, 3) : usable.slice(0, 1)).map(({ kind, value }) => [kind, value]);
}
