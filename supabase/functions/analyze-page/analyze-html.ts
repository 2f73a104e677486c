import { isSecretAttribute } from "@scriptorium/redaction/name-of-secret";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { createVisibleRedactor } from "@scriptorium/redaction/visible-text";
import type { AnalyzePageRequest } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import {
	type DataFlow,
	pageAnalysisLimits as limits,
	type PageAnalysis,
} from "@scriptorium/shared-protocol/page-analysis";
import { countStructure, isLiveRegion } from "./count-structure.ts";
import { describeField, type ElementNames, indexNames, methodOf, roleOf } from "./describe-fields.ts";
import { secretValues } from "./find-secrets.ts";
import { fitSize } from "./fit-size.ts";
import { createPageAddresses, type PageAddresses } from "./page-addresses.ts";
import { isButton, isField, isHidden, isLink, type PageElement, readPage, roleWord, typeOf } from "./read-page.ts";
import { createSelectorWriter, type WrittenSelectors } from "./write-selectors.ts";

const MAX_REGIONS = 50;
const SAMPLES = 3;
const NAMED_BY = ["name", "property", "http-equiv", "itemprop"];
const ACTED_ON_ROLES: ReadonlySet<string> = new Set(
	"button link menuitem menuitemcheckbox menuitemradio option tab checkbox radio switch treeitem combobox textbox searchbox slider spinbutton gridcell listbox".split(
		" ",
	),
);
/** Calls with a literal address in the page's own scripts: `fetch`, `open` of an XMLHttpRequest, axios and jQuery. */
const CALLS = [
	/\bfetch\s*\(\s*(["'`])([^"'`$\s]{1,2000})\1/g,
	/\.\s*open\s*\(\s*["'`][A-Za-z]+["'`]\s*,\s*(["'`])([^"'`$\s]{1,2000})\1/g,
	/(?:\baxios|\$|\bjQuery)\s*\.\s*(?:get|post|put|patch|delete|getJSON)\s*\(\s*(["'`])([^"'`$\s]{1,2000})\1/g,
];

interface Reader {
	readonly redactor: Redactor;
	readonly names: ElementNames;
	readonly addresses: PageAddresses;
	readonly selectorOf: (element: PageElement) => WrittenSelectors;
}

/**
 * Analyzes the text of a page. Secrets are withheld as in the analysis of an open page; values of fields are never included. What only
 * a browser knows is empty: requests that were made, and a screenshot.
 * @param request address, text, and which parts are wanted
 * @param now the present moment
 * @returns an analysis within `pageAnalysisLimits`
 */
export function analyzeHtml(request: AnalyzePageRequest, now: Date): PageAnalysis {
	const { url, pageContent, includeDataFlows = true, includeAPICalls = true } = request;
	const { elements, scripts } = readPage(pageContent);
	const names = indexNames(elements);
	const redactor = createVisibleRedactor(secretValues(elements.filter(isField), names.labelOf));
	const base = elements.find(({ tag, attributes }) => tag === "base" && attributes.href !== undefined);
	const addresses = createPageAddresses(url, base?.attributes.href, redactor);
	const reader: Reader = { redactor, names, addresses, selectorOf: createSelectorWriter(elements, redactor) };
	const forms = readForms(elements, reader);
	const acted = readElements(elements, reader);
	const patterns = includeAPICalls ? apiPatterns(scripts, addresses) : [];
	const regions = elements.filter(isLiveRegion);
	const flows: DataFlow[] = includeDataFlows
		? [
				...forms.submissions,
				...patterns.map(({ pattern, count }) => flow("api_call", null, pattern, count)),
				...regions.slice(0, MAX_REGIONS).flatMap((region) => {
					const { selector } = reader.selectorOf(region);
					return selector === null ? [] : [flow("dom_update", null, selector)];
				}),
				...acted.navigations,
			]
		: [];
	const meta = elements.filter(({ tag }) => tag === "meta");
	const data = dataAttributes(elements, redactor);
	const isCut = [
		forms.isCut,
		acted.isCut,
		patterns.length > limits.apiPatterns,
		regions.length > MAX_REGIONS,
		flows.length > limits.dataFlows,
		meta.length > limits.meta,
		data.length > limits.attributes,
	];
	return fitSize({
		url: addresses.own,
		title: redactor.text(elements.find(({ tag }) => tag === "title")?.text, limits.title),
		meta: meta.slice(0, limits.meta).flatMap((element) => readMeta(element, redactor)),
		forms: forms.forms,
		api_calls: [],
		dom_structure: countStructure(elements, url),
		data_flows: flows.slice(0, limits.dataFlows),
		interactive_elements: acted.elements,
		data_attributes: data.slice(0, limits.attributes),
		api_patterns: patterns.slice(0, limits.apiPatterns),
		screenshot: null,
		analysis_timestamp: now.toISOString(),
		truncated: isCut.includes(true),
	});
}

const flow = (
	type: DataFlow["type"],
	source: string | null,
	target: string,
	count = 1,
	method: string | null = null,
): DataFlow => ({ type, source, target, method, count });

/** Elements by the form that they belong to; `form="id"` wins over the form around them (HTML, "form owner"). */
function groupByForm(elements: readonly PageElement[]): ReadonlyMap<PageElement, PageElement[]> {
	const forms = elements.filter(({ tag }) => tag === "form");
	const groups = new Map(forms.map((form): [PageElement, PageElement[]] => [form, []]));
	const byId = new Map(forms.toReversed().map((form) => [form.attributes.id, form]));
	for (const element of elements) {
		if (!isField(element) && !isButton(element)) continue;
		const named = element.attributes.form;
		const owner = named === undefined ? element.form : byId.get(named);
		if (owner) groups.get(owner)?.push(element);
	}
	return groups;
}

function optionsByList(elements: readonly PageElement[]): ReadonlyMap<PageElement, PageElement[]> {
	const lists = new Map<PageElement, PageElement[]>();
	for (const element of elements) {
		if (element.tag !== "option") continue;
		const list = element.parent?.tag === "select" ? element.parent : element.parent?.parent;
		if (list?.tag !== "select") continue;
		const known = lists.get(list);
		if (known === undefined) lists.set(list, [element]);
		else known.push(element);
	}
	return lists;
}

function readForms(elements: readonly PageElement[], { redactor, names, addresses, selectorOf }: Reader) {
	const groups = groupByForm(elements);
	const options = optionsByList(elements);
	const submissions: DataFlow[] = [];
	let isCut = groups.size > limits.forms;
	const forms = [...groups].slice(0, limits.forms).map(([form, controls]): PageAnalysis["forms"][number] => {
		const fields = controls.filter((control) => isField(control));
		isCut ||= fields.length > limits.fields;
		const { selector } = selectorOf(form);
		const [action, method] = [addressOf(form.attributes.action, addresses), methodOf(form.attributes.method)];
		const targets = new Map<string, DataFlow>();
		const add = (target: string | null, by: typeof method): void => {
			// The method `dialog` sends nothing.
			if (target === null || by === "dialog") return;
			targets.set(`${by} ${target}`, flow("form_submission", selector, target, 1, by));
		};
		add(action, method);
		for (const { attributes } of controls.filter(isButton)) {
			const { formaction, formmethod } = attributes;
			if (formaction === undefined && formmethod === undefined) continue;
			add(
				formaction === undefined ? action : addressOf(formaction, addresses),
				formmethod === undefined ? method : methodOf(formmethod),
			);
		}
		submissions.push(...targets.values());
		const described = fields.slice(0, limits.fields).map((field) => {
			const own = options.get(field) ?? [];
			isCut ||= own.length > limits.options;
			return describeField(field, own, names, redactor);
		});
		return { action, method, selector, fields: described };
	});
	return { forms, submissions, isCut };
}

/** A form without an action is submitted to its own page (HTML, "form submission algorithm"). */
function addressOf(written: string | undefined, addresses: PageAddresses): string | null {
	return (written ?? "").trim() === "" ? addresses.own : addresses.report(written ?? "");
}

function isActedOn(element: PageElement): boolean {
	const { tag, attributes } = element;
	if (tag === "form") return false;
	if (isLink(element)) return true;
	if (tag === "input") return !isHidden(element);
	if (["button", "select", "textarea", "summary"].includes(tag)) return true;
	const edited = attributes.contenteditable;
	const isEdited = edited !== undefined && edited.toLowerCase() !== "false";
	return isEdited || attributes.onclick !== undefined || ACTED_ON_ROLES.has(roleWord(element));
}

/** In document order. Above the limit, links are left out first, as they are the most frequent. */
function readElements(elements: readonly PageElement[], { redactor, names, addresses, selectorOf }: Reader) {
	const acted = elements.filter(isActedOn);
	let links = Math.max(0, limits.elements - acted.filter((element) => !isLink(element)).length);
	const chosen = acted.filter((element) => !isLink(element) || links-- > 0).slice(0, limits.elements);
	const navigations = new Map<string, DataFlow>();
	const described = chosen.map((element): PageAnalysis["interactive_elements"][number] => {
		const { tag, attributes } = element;
		const href = isLink(element) ? addresses.report(attributes.href ?? "") : null;
		const selectors = selectorOf(element);
		if (href !== null && attributes.download === undefined && addresses.leadsAway(attributes.href ?? "")) {
			const known = navigations.get(href);
			if (known) known.count += 1;
			else navigations.set(href, flow("navigation", selectors.selector, href, 1, "get"));
		}
		const role = roleOf(element);
		return {
			tag: redactor.text(tag, limits.name),
			role: role === null ? null : redactor.text(role, limits.name),
			type: isField(element) ? redactor.text(typeOf(element), limits.name) : null,
			name: redactor.text(names.nameOf(element), limits.text),
			...selectors,
			href,
			disabled: attributes.disabled !== undefined || attributes["aria-disabled"] === "true",
		};
	});
	return { elements: described, navigations: [...navigations.values()], isCut: acted.length > chosen.length };
}

function apiPatterns(scripts: string, addresses: PageAddresses): PageAnalysis["api_patterns"] {
	const counts = new Map<string, number>();
	for (const call of CALLS) {
		for (const [, , written = ""] of scripts.matchAll(call)) {
			const pattern = addresses.pattern(written);
			if (pattern !== null) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
		}
	}
	return [...counts].toSorted(([, a], [, b]) => b - a).map(([pattern, count]) => ({ pattern, count }));
}

function readMeta({ attributes }: PageElement, redactor: Redactor): PageAnalysis["meta"] {
	if (attributes.charset !== undefined) {
		return [{ name: "charset", content: redactor.text(attributes.charset, limits.text) }];
	}
	const name = NAMED_BY.map((by) => attributes[by]).find(Boolean);
	if (name === undefined || isSecretAttribute(name)) return [];
	return [{ name: redactor.text(name, limits.name), content: redactor.text(attributes.content, limits.text) }];
}

/** Most frequent first; those with secret names without values. */
function dataAttributes(elements: readonly PageElement[], redactor: Redactor): PageAnalysis["data_attributes"] {
	const found = new Map<string, { count: number; readonly values: Set<string> }>();
	for (const { attributes } of elements) {
		for (const [name, value] of Object.entries(attributes)) {
			if (!name.startsWith("data-")) continue;
			const known = found.get(name) ?? { count: 0, values: new Set<string>() };
			known.count += 1;
			if (known.values.size < SAMPLES) known.values.add(value);
			found.set(name, known);
		}
	}
	return [...found]
		.toSorted(([, a], [, b]) => b.count - a.count)
		.slice(0, limits.attributes + 1)
		.map(([name, { count, values }]) => ({
			name: redactor.text(name, limits.name),
			count,
			values: isSecretAttribute(name)
				? []
				: [...values].map((value) => redactor.text(value, limits.text)).filter((value) => value !== ""),
		}));
}
