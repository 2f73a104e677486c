import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

export interface ActionWords {
	/** The element; null where there is none. */
	readonly selector: string | null;
	/** The typed, chosen or pressed value; null for actions without one. */
	readonly value: string | null;
}

/** The texts that the list shows for a recorded action. */
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

/** An address as one reads it: without the scheme. */
export function shortAddress(url: string): string {
	if (!URL.canParse(url)) return url;
	const { host, pathname, hash } = new URL(url);
	return host + (pathname === "/" ? "" : pathname) + hash;
}
