import type { ImportNoteCode } from "./imported.ts";
import { targetFrom } from "./side-locator.ts";

/** An action without what all have: it is checked when it is added. */
export type ActionPart = Readonly<Record<string, unknown>> & { readonly type: string };

/** What a command becomes. */
export interface ActionParts {
	readonly actions: readonly ActionPart[];
	readonly notes: readonly ImportNoteCode[];
}

const SCROLL = /^(?:window|document\.querySelector\(("(?:[^"\\]|\\.)*")\))\.scrollTo\((-?[\d.]+), ?(-?[\d.]+)\);?$/;
const HISTORY = /^(?:window\.)?(?:history\.(back|forward)|location\.(reload))\(\);?$/;

/** The few scripts that do what an action does: ours, and those that people write for it; null for any other. */
export function scriptParts(code: string): ActionParts | null {
	if (/^window\.open\("about:blank"\);?$/.test(code)) return { actions: [], notes: [] };
	const [, went, again] = HISTORY.exec(code) ?? [];
	const cause = went ?? again;
	if (cause !== undefined) return { actions: [{ type: "navigate", cause, waitForLoad: true }], notes: ["replaced"] };
	const [isScroll, css, x, y] = SCROLL.exec(code) ?? [];
	if (isScroll === undefined) return null;
	const found = css === undefined ? null : targetFrom([`css=${cssFrom(css)}`]);
	if (css !== undefined && found === null) return null;
	const selector = found === null ? {} : { selector: found.target };
	return {
		actions: [{ type: "scroll", position: { x: Number(x), y: Number(y) }, smooth: false, ...selector }],
		notes: [],
	};
}

/** A text as JSON has it; what is none is no selector. */
function cssFrom(literal: string): string {
	try {
		return String(JSON.parse(literal));
	} catch {
		return "";
	}
}
