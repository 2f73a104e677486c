import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** The fields of a browser's navigation that show its cause. */
export interface Navigation {
	readonly kind: "committed" | "history" | "hash";
	/** As `webNavigation` names them. */
	readonly transition: string;
	readonly qualifiers: readonly string[];
	readonly url: string;
	readonly timestamp: number;
}

type NavigateAction = Extract<RecordedAction, { type: "navigate" }>;

/** Maximum time between a trigger and its navigation. */
const AFTERMATH_MS = 3000;
/** Actions that can be the trigger of a navigation. */
const LEADING: ReadonlySet<RecordedAction["type"]> = new Set(["click", "keypress", "type", "select", "check", "drag"]);

/**
 * Finds the cause of a navigation.
 * @param navigation what the browser reports of it
 * @param stored actions of the same tab, in the order in which they were stored; their times may be in another order
 * @returns `cause`, and the id of the action that triggered the navigation, if one did
 */
export function navigationCause(
	{ kind, transition, qualifiers, url, timestamp }: Navigation,
	stored: readonly RecordedAction[],
): Pick<NavigateAction, "cause" | "causedBy"> {
	// A busy browser reports a navigation late, so a later action may be stored before it. Navigations to another document keep such
	// actions: a press that leaves the page is recorded when the page is unloaded, which can be after the navigation.
	const earlier = kind === "committed" ? stored : stored.filter((action) => action.timestamp <= timestamp);
	// A dialog between a trigger and its navigation may be open for any time.
	const last = earlier.findLast(({ type }) => type !== "dialog") ?? null;
	const lastAt = earlier.at(-1)?.timestamp ?? Number.NEGATIVE_INFINITY;
	const isSoon = last !== null && timestamp - lastAt <= AFTERMATH_MS;
	if (qualifiers.includes("forward_back")) {
		if (isSoon && isPageReported(last, url)) return { cause: last.cause };
		const way = isForward(url, earlier) ? "forward" : "back";
		// The page itself navigated back.
		return isSoon && LEADING.has(last.type) ? { cause: way, causedBy: last.id } : { cause: way };
	}
	if (transition === "reload") return { cause: "reload" };
	const cause = kind === "committed" ? "load" : kind;
	// Typed, chosen from the bookmarks or started by the browser: not triggered on the page.
	const isOwn =
		qualifiers.includes("from_address_bar") ||
		["typed", "auto_bookmark", "generated", "keyword", "start_page"].includes(transition);
	if (isOwn || !isSoon) return { cause };
	if (LEADING.has(last.type)) return { cause, causedBy: last.id };
	// A redirect by the page, or a change of its own address.
	if (last.type === "navigate") return { cause, causedBy: last.causedBy ?? last.id };
	return { cause };
}

/** Whether two navigations are one: a repeated change of the address by the same trigger, or reports of page and browser. */
export function isSameWay(before: RecordedAction, now: NavigateAction): boolean {
	if (before.type !== "navigate") return false;
	if (now.causedBy === undefined)
		return (
			isPageReported(before, now.targetUrl) &&
			before.cause === now.cause &&
			now.timestamp - before.timestamp <= AFTERMATH_MS
		);
	const isWithinPage = now.cause === "history" || now.cause === "hash";
	return isWithinPage && before.cause === now.cause && before.causedBy === now.causedBy;
}

/** Whether a page reported the use of the back or forward button; only actions from pages have a viewport. */
function isPageReported(action: RecordedAction, url: string): action is NavigateAction {
	if (action.type !== "navigate" || action.viewport === undefined) return false;
	return (action.cause === "back" || action.cause === "forward") && action.targetUrl === url;
}

/** Whether a back or forward navigation went forward, derived from the recorded history; browsers do not say which it was. */
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
