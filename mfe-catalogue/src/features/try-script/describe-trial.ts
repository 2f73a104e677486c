import type { ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/en.ts";

type Texts = Translation<typeof en>;

/** Lines of one kind; the rest is counted. */
const MAX_OF_KIND = 5;
const COMPARED = ["added", "removed", "hidden", "shown", "texts", "restyled"] as const;

/**
 * Writes what a script did to the sample page, and what it tried beyond.
 * @param measures of the trial
 * @param text the words
 * @returns sentences, what can be seen first; empty for a script that did nothing
 */
export function describeTrial({ compared, effects, requests, errors }: ScriptMeasures, text: Texts): readonly string[] {
	const { title, address, storage, reads, others, changes } = effects;
	const shorten = (lines: readonly string[]): readonly string[] => {
		const unique = [...new Set(lines)];
		const rest = unique.length - MAX_OF_KIND;
		return rest > 0 ? [...unique.slice(0, MAX_OF_KIND), text.more(rest)] : unique;
	};
	const fields = changes.filter(({ kind }) => kind === "form-values");
	return [
		...COMPARED.flatMap((kind) => (compared?.[kind] ? [text.compared[kind](compared[kind])] : [])),
		...(title === null ? [] : [text.title(title.after)]),
		...(address === null ? [] : [text.address(address.after)]),
		...shorten(fields.map(({ selector }) => text.filled(selector))),
		...shorten(others.map(({ kind, text: what }) => text.did[kind](what))),
		...shorten(requests.map(({ method, url }) => text.request(method, url))),
		...shorten(storage.map(({ area, key }) => text.stored[area](key))),
		...shorten(
			reads.map(({ label, selector, isSecret }) => (isSecret ? text.readSecret : text.read)(label || selector)),
		),
		...shorten(errors.map(text.error)),
	];
}

/**
 * Lists the parts of the page that a script changed.
 * @param measures of the trial
 * @returns selectors with the last change of each, the most changed first
 */
export function placesOfTrial({ effects }: ScriptMeasures): readonly { selector: string; sample: string }[] {
	const places = new Map(effects.changes.map(({ selector, sample }) => [selector, sample]));
	return [...places].slice(0, MAX_OF_KIND).map(([selector, sample]) => ({ selector, sample }));
}
