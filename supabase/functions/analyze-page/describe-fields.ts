import type { Redactor } from "@scriptorium/redaction/redact-text";
import {
	type FormField,
	pageAnalysisLimits as limits,
	type PageForm,
} from "@scriptorium/shared-protocol/page-analysis";
import { isSecretField } from "./find-secrets.ts";
import { type PageElement, roleWord, typeOf } from "./read-page.ts";

/** Reads the names by which people know the elements of a page. */
export interface ElementNames {
	/** Visible label of a field; empty without one. */
	labelOf(field: PageElement): string;
	/** Accessible name as far as the text says it. */
	nameOf(element: PageElement): string;
}

/**
 * Indexes the labels of a page.
 * @param elements all of the page
 * @returns names as they are written, not redacted
 */
export function indexNames(elements: readonly PageElement[]): ElementNames {
	const labels = new Map<string, string>();
	const byId = new Map<string, PageElement>();
	for (const element of elements) {
		const { tag, attributes, text } = element;
		if (tag === "label" && attributes.for && !labels.has(attributes.for)) labels.set(attributes.for, text);
		if (attributes.id && !byId.has(attributes.id)) byId.set(attributes.id, element);
	}
	const labelOf = ({ attributes, label }: PageElement): string => {
		const by = (attributes["aria-labelledby"] ?? "").split(/\s+/).slice(0, 4);
		const said = by
			.map((id) => byId.get(id)?.text ?? "")
			.join(" ")
			.trim();
		return said || attributes["aria-label"] || labels.get(attributes.id ?? "") || label?.text || "";
	};
	return {
		labelOf,
		nameOf: (element) => {
			const { tag, attributes, text } = element;
			const shown = tag === "input" && /^(?:submit|reset|button)$/.test(typeOf(element)) ? attributes.value : undefined;
			const own = tag === "textarea" ? "" : text.trim();
			return labelOf(element) || shown || own || attributes.alt || attributes.title || attributes.placeholder || "";
		},
	};
}

const INPUT_ROLES: Readonly<Record<string, string>> = {
	checkbox: "checkbox",
	radio: "radio",
	range: "slider",
	number: "spinbutton",
	search: "searchbox",
	submit: "button",
	reset: "button",
	button: "button",
	image: "button",
	text: "textbox",
	email: "textbox",
	tel: "textbox",
	url: "textbox",
};
const TAG_ROLES: Readonly<Record<string, string>> = {
	a: "link",
	area: "link",
	button: "button",
	textarea: "textbox",
};

/** Role of an interactive element; null where HTML gives none. */
export function roleOf(element: PageElement): string | null {
	const written = roleWord(element);
	if (written !== "") return written;
	if (element.tag === "input") return INPUT_ROLES[typeOf(element)] ?? null;
	if (element.tag === "select") return typeOf(element) === "select-one" ? "combobox" : "listbox";
	return TAG_ROLES[element.tag] ?? null;
}

/** Describes a field without its value, which nobody asks for. */
export function describeField(
	field: PageElement,
	options: readonly PageElement[],
	names: ElementNames,
	redactor: Redactor,
): FormField {
	const { attributes } = field;
	const isSecret = isSecretField(field, names.labelOf(field));
	return {
		name: redactor.text(attributes.name, limits.name),
		type: redactor.text(typeOf(field), limits.name),
		label: redactor.text(names.nameOf(field), limits.text),
		required: attributes.required !== undefined || attributes["aria-required"] === "true",
		value: null,
		placeholder: redactor.text(attributes.placeholder, limits.text),
		options: isSecret
			? []
			: options.slice(0, limits.options).map((option) => ({
					value: redactor.text(option.attributes.value ?? option.text.trim(), limits.text),
					label: redactor.text(option.attributes.label ?? option.text, limits.text),
				})),
	};
}

export function methodOf(written: string | undefined): PageForm["method"] {
	const method = written?.trim().toLowerCase();
	return method === "post" || method === "dialog" ? method : "get";
}
