import type { EffectFinding } from "@scriptorium/script-effects/beyond-plan";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/en.ts";

type Texts = Translation<typeof en>["effects"];

/** One effect in a list. */
export interface EffectLine {
	readonly name: string;
	/** Whether the name is a selector, address or host. */
	readonly isCode: boolean;
	/** In words of the page, such as the text that was added. */
	readonly sample: string | null;
	/** How often; null where it is not counted. */
	readonly count: number | null;
	/** A field for passwords, codes or card numbers. */
	readonly isSecret: boolean;
}

/** Names in the sentence; the list has them all. */
const MAX_NAMES = 3;
const line = (name: string, more: Partial<EffectLine> = {}): EffectLine => ({
	name,
	isCode: false,
	sample: null,
	count: null,
	isSecret: false,
	...more,
});

/**
 * Writes the lines of one kind of effects.
 * @param finding the effects
 * @param text the words
 * @returns a line for each
 */
export function linesOf(finding: EffectFinding, text: Texts): readonly EffectLine[] {
	switch (finding.kind) {
		case "secret-read":
		case "form-reads":
			return finding.details.map(({ label, selector, type, isSecret }) =>
				line(label === "" ? selector : label, { isCode: label === "", sample: type, isSecret }),
			);
		case "content":
		case "look":
		case "form-values":
			return finding.details.map(({ selector, sample, count }) => line(selector, { isCode: true, sample, count }));
		case "storage":
			return finding.details.map((change) => line(text.stored(change)));
		case "title":
		case "address":
			return [line(text.replaced(finding.details.before || text.empty, finding.details.after || text.empty))];
		case "host":
		case "requests":
			return finding.details.map((host) => line(host, { isCode: true }));
		default:
			return finding.details.map((what) => line(what));
	}
}

/** What the sentence calls each effect. */
function namesOf(finding: EffectFinding, text: Texts): readonly string[] {
	if (finding.kind === "title" || finding.kind === "address") return [text.quote(finding.details.after)];
	const isQuoted = !["host", "requests", "storage"].includes(finding.kind);
	return [...new Set(linesOf(finding, text).map(({ name }) => (isQuoted ? text.quote(name) : name)))];
}

/**
 * Writes the sentence that comes before everything else when a script did what its plan does not name.
 * @param beyond what it did
 * @param text the words
 * @param locale of the words, to join them
 * @returns `The script did something that its plan does not name: it read the field “Password”.`
 */
export function writeFinding(beyond: readonly EffectFinding[], text: Texts, locale: string): string {
	const join = (parts: readonly string[]) => new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
	const deeds = beyond.map((finding) => {
		const names = namesOf(finding, text);
		const rest = names.length - MAX_NAMES;
		return text.did[finding.kind](join(rest > 0 ? [...names.slice(0, MAX_NAMES), text.more(rest)] : names));
	});
	return text.finding(deeds.join("; "));
}
