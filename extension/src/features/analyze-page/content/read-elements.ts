import type { Redactor } from "@scriptorium/redaction/redact-text";
import { roleOf } from "@scriptorium/selectors/element-role";
import type { LabelsOf } from "@scriptorium/selectors/field-labels";
import { attribute, baseOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { type InteractiveElement, pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../page-secrets/deadline.ts";
import { readAddress, reportAddress } from "../domain/report-address.ts";
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
	/** Links to other documents. */
	readonly navigations: readonly { readonly source: string | null; readonly target: string }[];
	readonly isCut: boolean;
}

/** Describes the interactive elements in document order. */
export function readElements(actedOn: readonly Element[], reader: ElementReader): ElementReading {
	const chosen = chooseElements(actedOn, limits.elements);
	const found = describeElements(chosen, reader);
	return {
		elements: found.map(({ description }) => description),
		navigations: found.flatMap(({ element, description: { href, selector } }) =>
			href !== null && leadsAway(element) ? { source: selector, target: href } : [],
		),
		isCut: actedOn.length > chosen.length,
	};
}

/** At most so many elements in their order. Links are left out first, as they are the most frequent. */
export function chooseElements(actedOn: readonly Element[], most: number): readonly Element[] {
	const links = new Set(actedOn.filter((element) => isLink(readElement(element))));
	let room = most - (actedOn.length - links.size);
	return actedOn.filter((element) => !links.has(element) || room-- > 0).slice(0, Math.max(0, most));
}

export interface DescribedElement {
	readonly element: Element;
	readonly description: InteractiveElement;
}

/** Describes elements in the given order, as many as the time allows. */
export function describeElements(
	elements: readonly Element[],
	{ redactor, labelsOf, selectorOf, deadline }: ElementReader,
): readonly DescribedElement[] {
	const facts: { element: Element; description: Omit<InteractiveElement, "selector" | "fallbacks"> }[] = [];
	for (const element of elements) {
		if (deadline.isOver()) break;
		const read = readElement(element);
		const description = {
			tag: isOfHtml(element) ? read.tag : redactor.text(read.tag, limits.name),
			role: redactor.text(roleOf(element), limits.name) || null,
			type: isField(read) ? typeOf(element, redactor) : null,
			name: nameOf(element, redactor, labelsOf),
			href: isLink(read) ? addressOf(element, redactor) : null,
			disabled: attribute(element, "disabled") !== null || attribute(element, "aria-disabled") === "true",
		};
		facts.push({ element, description });
	}
	// Selectors last, as they may take longest.
	return facts.map(({ element, description }) => ({
		element,
		description: { ...description, ...selectorOf(element) },
	}));
}

const addressOf = (link: Element, redactor: Redactor): string | null =>
	reportAddress(attribute(link, "href") ?? "", redactor, baseOf(link));

/** Custom elements may have any name. */
const isOfHtml = (element: Element): boolean =>
	!(element instanceof HTMLUnknownElement || tagOf(element).includes("-")) && element instanceof HTMLElement;

/** Whether a link opens another document: no fragment of this one, no download, no code. */
function leadsAway(link: Element): boolean {
	const url = readAddress(attribute(link, "href") ?? "", baseOf(link));
	if (url === null || !["http:", "https:"].includes(url.protocol) || attribute(link, "download") !== null) return false;
	const isPart = url.hash !== "" && url.href.split("#")[0] === location.href.split("#")[0];
	return !isPart;
}
