import type { ImportNoteCode } from "../imported.ts";
import { targetFrom } from "./side-locator.ts";

/** An action without the shared fields; it is checked when it is added. */
export type ActionPart = Readonly<Record<string, unknown>> & { readonly type: string };

/** Result of converting a command. */
export interface ActionParts {
	readonly actions: readonly ActionPart[];
	readonly notes: readonly ImportNoteCode[];
}

const SCROLL = /^(?:window|document\.querySelector\(("(?:[^"\\]|\\.)*")\))\.scrollTo\((-?[\d.]+), ?(-?[\d.]+)\);?$/;
const HISTORY = /^(?:window\.)?(?:history\.(back|forward)|location\.(reload))\(\);?$/;

/** Recognizes scripts that are equivalent to an action: our own and common ones; null for others. */
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

/** Parses a JSON string; null for other values. */
function cssFrom(literal: string): string {
	try {
		return String(JSON.parse(literal));
	} catch {
		return "";
	}
}
