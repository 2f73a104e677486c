import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { readSelector } from "./selector-spelling.ts";

const MAX_NAME_LENGTH = 40;

/**
 * Names of environment variables for secret values, by the ids of the actions: `SECRET_PASSWORD` for a field named "Password",
 * `SECRET` for one without a name. Each field has one unique name. The prefix avoids clashes with `PATH`, `USER` and `HOME`.
 */
export function secretNames(actions: readonly RecordedAction[]): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	const byField = new Map<string, string>();
	const taken = new Set<string>();
	for (const action of actions) {
		if ((action.type !== "type" && action.type !== "select") || !action.masked) continue;
		const { selector, frame = [], url, tab } = action;
		const field = JSON.stringify([tab, url.split(/[?#]/)[0], frame.map(({ primary }) => primary), selector.primary]);
		const name = byField.get(field) ?? unique(["SECRET", wordsOf(selector)].filter(Boolean).join("_"), taken);
		byField.set(field, name);
		taken.add(name);
		names.set(action.id, name);
	}
	return names;
}

/** Name of a field as part of a variable name; empty without Latin letters. */
function wordsOf(target: RecordedTarget): string {
	return (
		fieldNamesOf(target)
			.map(inCapitals)
			.find((words) => /[A-Z]/.test(words)) ?? ""
	);
}

/** Names of a field: visible ones first, then attributes. */
export function fieldNamesOf({ primary, fallbacks, attributes, fingerprint }: RecordedTarget): string[] {
	const selectors = [primary, ...fallbacks].map(readSelector);
	const label = fingerprint?.own.find(({ kind }) => kind === "label")?.value;
	const spoken = selectors.map((selector) => (selector.kind === "aria" ? selector.name : null));
	const written = selectors.map(({ kind, ...rest }) =>
		kind === "css" && "value" in rest ? /(?:#|\[(?:name|id)=["']?)([\w-]+)["']?\]?$/.exec(rest.value)?.[1] : null,
	);
	const { name, id, placeholder, "aria-label": ariaLabel, ...others } = attributes;
	const tests = Object.entries(others).flatMap(([key, value]) => (key.startsWith("data-") ? [value] : []));
	return [label, ariaLabel, ...spoken, name, id, placeholder, ...tests, ...written].filter(
		(name) => !!name,
	) as string[];
}

const inCapitals = (text: string): string =>
	text
		.normalize("NFKD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/[^A-Za-z0-9]+/g, "_")
		.replaceAll(/^_+|_+$/g, "")
		.toUpperCase()
		.slice(0, MAX_NAME_LENGTH)
		.replace(/_+$/, "");

function unique(name: string, taken: ReadonlySet<string>): string {
	if (!taken.has(name)) return name;
	let number = 2;
	while (taken.has(`${name}_${number}`)) number += 1;
	return `${name}_${number}`;
}
