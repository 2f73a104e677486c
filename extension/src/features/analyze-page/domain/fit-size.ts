import type { InteractiveElement, PageAnalysis, PageForm } from "@scriptorium/shared-protocol/page-analysis";

/** Bytes of UTF-8 JSON. */
export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

const LISTS = [
	...(["forms", "api_calls", "data_flows", "interactive_elements", "data_attributes", "api_patterns", "meta"] as const),
];

/** Shortens an analysis to a size: the longest list first, by its least useful entries. */
export function fitSize(analysis: PageAnalysis, maxBytes: number): PageAnalysis {
	let fitted = analysis;
	// Only a shortened list is measured again, as measuring all may be slow.
	const sizes = new Map(LISTS.map((list) => [list, jsonBytes(analysis[list])]));
	const around = jsonBytes(withoutLists(analysis)) - LISTS.length * jsonBytes([]);
	const total = (): number => [...sizes.values()].reduce((sum, bytes) => sum + bytes, around);
	while (total() > maxBytes) {
		const [largest] = [...sizes].reduce((one, other) => (other[1] > one[1] ? other : one));
		if (fitted[largest].length === 0) break;
		// The measured frame has a `false` here, which is longer.
		fitted = { ...fitted, ...shortened(fitted, largest), truncated: true };
		sizes.set(largest, jsonBytes(fitted[largest]));
	}
	return fitted;
}

const withoutLists = (analysis: PageAnalysis): object => ({
	...analysis,
	...Object.fromEntries(LISTS.map((list) => [list, []])),
});

function shortened(analysis: PageAnalysis, list: (typeof LISTS)[number]): Partial<PageAnalysis> {
	if (list === "forms") return { forms: shortenForms(analysis.forms) };
	if (list === "interactive_elements") return { interactive_elements: shortenElements(analysis.interactive_elements) };
	return { [list]: half<unknown>(analysis[list]) };
}

/** Drops options first, then fields, then forms. */
function shortenForms(forms: readonly PageForm[]): PageForm[] {
	const fields = forms.flatMap((form) => form.fields);
	if (fields.some(({ options }) => options.length > 5)) {
		return forms.map((form) => ({
			...form,
			fields: form.fields.map((field) => ({
				...field,
				options: field.options.length > 5 ? half(field.options) : field.options,
			})),
		}));
	}
	if (forms.some((form) => form.fields.length > 10))
		return forms.map((form) => ({ ...form, fields: form.fields.length > 10 ? half(form.fields) : form.fields }));
	return half(forms);
}

function shortenElements(elements: readonly InteractiveElement[]): InteractiveElement[] {
	const isLean = elements.every(({ fallbacks }) => fallbacks.length === 0);
	return isLean ? half(elements) : elements.map((element) => ({ ...element, fallbacks: [] }));
}

const half = <Item>(items: readonly Item[]): Item[] => items.slice(0, Math.floor(items.length / 2));
