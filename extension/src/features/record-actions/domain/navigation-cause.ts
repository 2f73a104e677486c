import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** As much of a browser's navigation as tells where it came from. */
export interface Navigation {
	readonly kind: "committed" | "history" | "hash";
	/** As `webNavigation` names them. */
	readonly transition: string;
	readonly qualifiers: readonly string[];
	readonly url: string;
	readonly timestamp: number;
}

type NavigateAction = Extract<RecordedAction, { type: "navigate" }>;

/** How long after an action a navigation can be its doing, in milliseconds. */
const AFTERMATH = 3000;
/** What a person does that leads to another page. */
const LEADING: ReadonlySet<RecordedAction["type"]> = new Set(["click", "keypress", "type", "select", "check", "drag"]);

/** @param earlier what was recorded in the same tab before it, in its order */
export function navigationCause(
	{ kind, transition, qualifiers, url, timestamp }: Navigation,
	earlier: readonly RecordedAction[],
): Pick<NavigateAction, "cause" | "causedBy"> {
	// Dialogs come between an action and what it leads to, and are open for as long as somebody thinks.
	const last = earlier.findLast(({ type }) => type !== "dialog") ?? null;
	const lastAt = earlier.at(-1)?.timestamp ?? Number.NEGATIVE_INFINITY;
	const isSoon = last !== null && timestamp - lastAt <= AFTERMATH;
	if (qualifiers.includes("forward_back")) {
		if (isSoon && isTold(last, url)) return { cause: last.cause };
		const way = isForward(url, earlier) ? "forward" : "back";
		// A page's own way back.
		return isSoon && LEADING.has(last.type) ? { cause: way, causedBy: last.id } : { cause: way };
	}
	if (transition === "reload") return { cause: "reload" };
	const cause = kind === "committed" ? "load" : kind;
	// Typed, chosen from the bookmarks or begun by the browser: nobody's doing on the page.
	const isOwn =
		qualifiers.includes("from_address_bar") ||
		["typed", "auto_bookmark", "generated", "keyword", "start_page"].includes(transition);
	if (isOwn || !isSoon) return { cause };
	if (LEADING.has(last.type)) return { cause, causedBy: last.id };
	// A page that sends on to another one, or writes its own address anew.
	if (last.type === "navigate") return { cause, causedBy: last.causedBy ?? last.id };
	return { cause };
}

/** Whether a page only wrote its address anew, for the same action as the time before; or was the first to tell of the same way. */
export function isSameWay(before: RecordedAction, now: NavigateAction): boolean {
	if (before.type !== "navigate") return false;
	if (now.causedBy === undefined)
		return isTold(before, now.targetUrl) && before.cause === now.cause && now.timestamp - before.timestamp <= AFTERMATH;
	const isWithinPage = now.cause === "history" || now.cause === "hash";
	return isWithinPage && before.cause === now.cause && before.causedBy === now.causedBy;
}

/** Whether a page told that the browser's own buttons led there, and the browser did not yet: it is pages that know a viewport. */
function isTold(action: RecordedAction, url: string): action is NavigateAction {
	if (action.type !== "navigate" || action.viewport === undefined) return false;
	return (action.cause === "back" || action.cause === "forward") && action.targetUrl === url;
}

/** The browser says only that it was one of the two: the way through the recorded pages tells which. */
function isForward(url: string, earlier: readonly RecordedAction[]): boolean {
	let way: string[] = [];
	let at = -1;
	for (const action of earlier) {
		if (action.type !== "navigate") continue;
		const { cause, targetUrl } = action;
		if (cause === "reload") continue;
		if (cause === "back") at = Math.max(0, way.lastIndexOf(targetUrl, at - 1));
		else if (cause === "forward") at = Math.min(way.length - 1, at + 1);
		else {
			way = [...way.slice(0, at + 1), targetUrl];
			at += 1;
		}
	}
	return way[at + 1] === url && way[at - 1] !== url;
}
