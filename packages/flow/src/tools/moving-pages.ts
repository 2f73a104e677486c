import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";

/** ARIA roles of entries in popups: the popup closes when one of them is chosen. */
const CLOSING: ReadonlySet<string> = new Set(["option", "menuitem", "menuitemcheckbox", "menuitemradio"]);
/** Levels of a recorded path; a longer way to the root is cut off (`Place` of `@scriptorium/selectors`). */
const MAX_LEVELS = 8;

/**
 * Whether a press comes while a page can still move or fade after the press before it: after the choice of an entry in a popup, on
 * another layer of the page (a dialog or its backdrop), or as a double click, which opens what it hits. Tools press whatever is at the
 * point at that moment, where people see that something moves.
 * @param before the action before it in the same document
 * @param action about to be done
 */
export function comesWhilePageMoves(before: RecordedAction, action: RecordedAction): boolean {
	if (before.type !== "click" && before.type !== "keypress") return false;
	const pressed = pressedBy(action);
	if (pressed === undefined) return false;
	if (action.type === "click" && action.clickCount === 2) return true;
	const last = before.selector;
	if (last === undefined) return false;
	if (CLOSING.has(roleOf(last))) return !CLOSING.has(roleOf(pressed));
	const [from, to] = [layerOf(last), layerOf(pressed)];
	return from !== null && to !== null && from !== to;
}

function pressedBy(action: RecordedAction): RecordedTarget | undefined {
	if (action.type === "click" || action.type === "check") return action.selector;
	return action.type === "drag" ? action.source : undefined;
}

function roleOf({ primary, attributes, fingerprint }: RecordedTarget): string {
	return fingerprint?.role ?? attributes.role ?? /^aria\/.*\[role="(\w+)"\]$/.exec(primary)?.[1] ?? "";
}

/** The child of the body that an element is in; null when its path does not reach that far. */
function layerOf({ fingerprint }: RecordedTarget): string | null {
	const path = fingerprint?.place.path ?? [];
	const [top] = path.at(-1)?.split("/") ?? [];
	return path.length < MAX_LEVELS ? (top ?? null) : null;
}
