import type { InteractiveElement, PageAnalysis, PageForm } from "@scriptorium/shared-protocol/page-analysis";

/** Bytes of UTF-8 JSON. */
export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

const LISTS = [
	...(["forms", "api_calls", "data_flows", "interactive_elements", "data_attributes", "api_patterns", "meta"] as const),
];

/** The analysis in at most so many bytes: the longest of its lists gives way first, by what is of least use in it. */
export function fitSize(analysis: PageAnalysis, maxBytes: number): PageAnalysis {
	let fitted = analysis;
	// Each list is measured again only when it was shortened: all of them together may be large.
	const sizes = new Map(LISTS.map((list) => [list, jsonBytes(analysis[list])]));
	const around = jsonBytes(withoutLists(analysis)) - LISTS.length * jsonBytes([]);
	const total = (): number => [...sizes.values()].reduce((sum, bytes) => sum + bytes, around);
	while (total() > maxBytes) {
		const [largest] = [...sizes].reduce((one, other) => (other[1] > one[1] ? other : one));
		if (fitted[largest].length === 0) break;
		// What was counted around the lists has a `false` here, which is longer.
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

/** Choices before fields, fields before forms. */
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
