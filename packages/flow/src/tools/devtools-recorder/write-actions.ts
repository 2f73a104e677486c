import type { RecordedAction, RecordedActionOf } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import { actionDefinitions } from "../../steps/step-definitions.ts";
import type { ExportNoteCode } from "../export-note.ts";
import { isLedThere, planScript } from "../script-plan.ts";
import { answeringStep } from "./replay-dialogs.ts";
import { AT_REST } from "./replay-rest.ts";
import type { ReplayStep } from "./replay-steps.ts";
import { ReplayTabs, viewportStep } from "./replay-tabs.ts";

/** The steps of some actions, with notes on what the format cannot express. */
interface WrittenActions {
	readonly steps: readonly ReplayStep[];
	readonly notes: readonly { readonly actionId: string; readonly code: ExportNoteCode }[];
}

/**
 * Writes actions as steps of a user flow, which @puppeteer/replay runs.
 * @param actions one after the other
 * @param expressions of pauses that evaluate JavaScript instead, by their ids
 */
export function writeActions(
	actions: readonly RecordedAction[],
	expressions: ReadonlyMap<string, string>,
): WrittenActions {
	const notes: { readonly actionId: string; readonly code: ExportNoteCode }[] = [];
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const steps: ReplayStep[] = viewport ? [viewportStep(viewport)] : [];
	const planned = planScript(actions);
	const tabs = new ReplayTabs(planned);
	const inOrder = planned.map(({ action }) => action);
	const answered = new Set<string>();
	planned.forEach(({ action, mayBeClosed, dialogs, pageMoves }, index) => {
		const note = (code: ExportNoteCode) => notes.push({ actionId: action.id, code });
		const place = tabs.enter(index);
		if (mayBeClosed) {
			note("replaced");
			return;
		}
		steps.push(...place.before);
		if (place.note !== null) note(place.note);
		if (place.isLeftOut || isLedThere(action)) return;
		const frame = frameOf(action);
		if (frame === null) {
			// In the page itself, its selectors could find another element.
			note("frame-left-out");
			return;
		}
		// Only loaded pages are events in this format, not changes of the address by a script. A step waits for its own page or frame:
		// not for a tab that it opens.
		const led = inOrder
			.slice(index + 1)
			.find(
				(later) =>
					later.type === "navigate" && later.causedBy === action.id && later.waitForLoad && isSamePlace(later, action),
			);
		if (pageMoves) steps.push(within({ type: "waitForExpression", expression: AT_REST }, place.target, frame));
		const answering = action.type === "navigate" ? null : answeringStep(dialogs);
		if (answering !== null) {
			const dialogFrame = dialogs[0] === undefined ? null : frameOf(dialogs[0]);
			steps.push(within(answering, place.target, dialogFrame ?? frame));
			for (const { id, dialog } of dialogs) if (dialog !== "beforeunload") answered.add(id);
		}
		const context = {
			note,
			isAnswered: answered.has(action.id),
			hasCaret: action.type === "type" && inOrder.slice(0, index).some((one) => isSameField(one, action)),
			leads: led !== undefined,
			holdsShift: place.opensWindow,
		};
		const expression = action.type === "wait" ? expressions.get(action.id) : undefined;
		const own: ReplayStep[] =
			expression === undefined
				? [...actionDefinitions[action.type].replay(action, context)]
				: [{ type: "waitForExpression", expression }];
		const made = own.map((step) => within(step, place.target, frame));
		// Not the release of a key.
		const last = made.findLastIndex(({ type }) => type !== "keyUp");
		steps.push(
			...made.map((step, at) => (at === last && led?.type === "navigate" ? leading(step, led.targetUrl) : step)),
		);
	});
	return { steps, notes };
}

/** Steps in other tabs than the first identify their tab by its address, and steps in frames their frame by its place. */
function within(step: ReplayStep, target: string | null, frame: readonly number[]): ReplayStep {
	if (step.type === "setViewport") return step;
	const inFrame = frame.length === 0 || step.type === "close" ? step : { ...step, frame };
	return target === null ? inFrame : { ...inFrame, target };
}

const FRAME_BY_NUMBER = /^xpath\/\(\/\/iframe \| \/\/frame\)\[(\d{1,3})\]$/;

/** The places of the frames around an action, the outermost first; null when the recording does not have them. */
function frameOf({ frame = [] }: RecordedAction): readonly number[] | null {
	const places = frame.map(({ frameIndex, primary }) => {
		const number = FRAME_BY_NUMBER.exec(primary)?.[1];
		return frameIndex ?? (number === undefined ? null : Number(number) - 1);
	});
	return places.every((place) => place !== null) ? places : null;
}

const isSamePlace = (one: RecordedAction, other: RecordedAction): boolean =>
	(one.tab ?? 0) === (other.tab ?? 0) &&
	JSON.stringify(one.frame?.map(({ primary }) => primary)) ===
		JSON.stringify(other.frame?.map(({ primary }) => primary));

const leading = (step: ReplayStep, url: string): ReplayStep => ({
	...step,
	assertedEvents: [{ type: "navigation", url, title: "" }],
});

/**
 * Whether an earlier action put the caret into the field: a text, a click or a key. It is known by any of its selectors: the best one can be
 * the text of editable content, which typing changes.
 */
const isSameField = (one: RecordedAction, action: RecordedActionOf<"type">): boolean =>
	(one.type === "type" || one.type === "click" || one.type === "keypress") &&
	one.selector !== undefined &&
	isSamePlace(one, action) &&
	sharesSelector(one.selector, action.selector);

function sharesSelector(one: RecordedTarget, other: RecordedTarget): boolean {
	const known = new Set([one.primary, ...one.fallbacks]);
	return [other.primary, ...other.fallbacks].some((selector) => known.has(selector));
}
