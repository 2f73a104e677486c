import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

export interface ActionWords {
	/** The element; null where there is none. */
	readonly selector: string | null;
	/** What was typed, chosen or pressed; null where nothing was. */
	readonly value: string | null;
}

/** What the list of recorded actions shows of one. */
export function actionWords(action: RecordedAction): ActionWords {
	switch (action.type) {
		case "type":
			return { selector: action.selector.primary, value: action.masked ? null : action.value };
		case "navigate":
			return { selector: null, value: action.targetUrl };
		case "scroll":
			return { selector: action.selector?.primary ?? null, value: `${action.position.x}, ${action.position.y}` };
		case "select":
			return { selector: action.selector.primary, value: action.masked ? null : [action.value].flat().join(", ") };
		case "drag":
			return { selector: action.source.primary, value: action.target.primary };
		case "keypress": {
			const held = Object.entries(action.modifiers).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
			return { selector: action.selector?.primary ?? null, value: [...held, action.key].join(" + ") };
		}
		case "wait":
			return { selector: action.selector?.primary ?? null, value: `${action.duration} ms` };
		case "upload":
			return { selector: action.selector.primary, value: action.files.join(", ") };
		case "dialog":
			return { selector: null, value: action.message };
		case "tab":
			return { selector: null, value: action.change };
		case "click":
		case "hover":
		case "check":
			return { selector: action.selector.primary, value: null };
	}
}

/** Puppeteer's notation for an element found by accessible name and role, as the recorder writes it. */
const ARIA = /^aria\/(?:\[name="(?<quoted>(?:\\.|[^"\\])*)"\]|(?<plain>[^[]*))(?:\[role="(?<role>[^"]*)"\])?$/;

/**
 * A selector in words, where words say the same: `aria/Save[role="button"]` is “Save” (button), `text/Save` is “Save”.
 * Other selectors are returned as they are.
 */
export function describeSelector(selector: string): string {
	if (selector.startsWith("text/")) return `“${selector.slice("text/".length)}”`;
	const parts = ARIA.exec(selector)?.groups;
	if (parts === undefined) return selector;
	const name = parts.quoted?.replace(/\\(.)/g, "$1") ?? parts.plain ?? "";
	if (name === "") return parts.role ?? selector;
	return parts.role === undefined ? `“${name}”` : `“${name}” (${parts.role})`;
}

/** An address as one reads it: without the scheme. */
export function shortAddress(url: string): string {
	if (!URL.canParse(url)) return url;
	const { host, pathname, hash } = new URL(url);
	return host + (pathname === "/" ? "" : pathname) + hash;
}
