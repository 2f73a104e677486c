import type { Redactor } from "@scriptorium/redaction/redact-text";
import { roleOf } from "@scriptorium/selectors/element-role";
import type { LabelsOf } from "@scriptorium/selectors/field-labels";
import { attribute, baseOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { type InteractiveElement, pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../library/page-secrets/deadline.ts";
import { readAddress, tellAddress } from "../domain/tell-address.ts";
import { isField, isLink, readElement } from "./element-kinds.ts";
import { nameOf, typeOf } from "./read-fields.ts";
import type { WrittenSelectors } from "./write-selectors.ts";

export interface ElementReader {
	readonly redactor: Redactor;
	readonly labelsOf: LabelsOf;
	readonly selectorOf: (element: Element) => WrittenSelectors;
	readonly deadline: Deadline;
}

export interface ElementReading {
	readonly elements: readonly InteractiveElement[];
	/** Those that lead to another document. */
	readonly navigations: readonly { readonly source: string | null; readonly target: string }[];
	readonly isCut: boolean;
}

/** Describes what people act on, in the order of the page. When there is too much of it, links give way: they come in hundreds. */
export function readElements(
	actedOn: readonly Element[],
	{ redactor, labelsOf, selectorOf, deadline }: ElementReader,
): ElementReading {
	const facts: { element: Element; told: Omit<InteractiveElement, "selector" | "fallbacks"> }[] = [];
	const isLinked = new Set(actedOn.filter((element) => isLink(readElement(element))));
	let room = limits.elements - (actedOn.length - isLinked.size);
	const chosen = actedOn.filter((element) => !isLinked.has(element) || room-- > 0);
	for (const element of chosen) {
		if (deadline.isOver()) break;
		const read = readElement(element);
		const told = {
			tag: isOfHtml(element) ? read.tag : redactor.text(read.tag, limits.name),
			role: redactor.text(roleOf(element), limits.name) || null,
			type: isField(read) ? typeOf(element, redactor) : null,
			name: nameOf(element, redactor, labelsOf),
			href: isLinked.has(element) ? addressOf(element, redactor) : null,
			disabled: attribute(element, "disabled") !== null || attribute(element, "aria-disabled") === "true",
		};
		facts.push({ element, told });
	}
	// Selectors last, as they may take the longest.
	const found = facts.map(({ element, told }) => ({ element, told: { ...told, ...selectorOf(element) } }));
	return {
		elements: found.map(({ told }) => told),
		navigations: found.flatMap(({ element, told: { href, selector } }) =>
			href !== null && leadsAway(element) ? { source: selector, target: href } : [],
		),
		isCut: actedOn.length > chosen.length,
	};
}

const addressOf = (link: Element, redactor: Redactor): string | null =>
	tellAddress(attribute(link, "href") ?? "", redactor, baseOf(link));

/** Pages may call their own elements anything. */
const isOfHtml = (element: Element): boolean =>
	!(element instanceof HTMLUnknownElement || tagOf(element).includes("-")) && element instanceof HTMLElement;

/** To another document: neither to a part of this one nor to a file that is saved, and not to code. */
function leadsAway(link: Element): boolean {
	const url = readAddress(attribute(link, "href") ?? "", baseOf(link));
	if (url === null || !["http:", "https:"].includes(url.protocol) || attribute(link, "download") !== null) return false;
	const isPart = url.hash !== "" && url.href.split("#")[0] === location.href.split("#")[0];
	return !isPart;
}
