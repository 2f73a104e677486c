import { joinChain } from "@scriptorium/flow/recording/recorded-target";
import { spelledOut } from "@scriptorium/flow/recording/redact-target";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { generateSelectors, type RankedSelector } from "@scriptorium/selectors/generate-selectors";
import { attribute, baseOf, isEditable, tagOf } from "@scriptorium/selectors/intact-dom";
import { indexPage, type PageIndex } from "@scriptorium/selectors/page-index";
import { pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../library/page-secrets/deadline.ts";
import type { ShadowRootOf } from "../../../library/page-secrets/walk-page.ts";
import { readAddress, tellAddress } from "../domain/tell-address.ts";
import { createNumberedPaths } from "./numbered-path.ts";

export interface WrittenSelectors {
	readonly selector: string | null;
	readonly fallbacks: string[];
}

export interface SelectorWriterOptions {
	readonly shadowRootOf: ShadowRootOf;
	readonly redactor: Redactor;
	/** After it elements are only numbered, which is quick. */
	readonly deadline: Deadline;
}

/** Finds selectors as the recorder does, without those that a secret would stand in. */
export function createSelectorWriter({ shadowRootOf, redactor, deadline }: SelectorWriterOptions) {
	const pathTo = createNumberedPaths();
	let page: PageIndex | null = null;
	const ranked = (element: Element): RankedSelector[] => {
		if (deadline.isOver()) return [];
		page ??= indexPage(document, { shadowRootOf });
		return generateSelectors(element, page);
	};
	const isTold = (selector: string): boolean =>
		selector.length <= limits.selector && redactor.isClean(spelledOut(selector));
	const isLasting = (element: Element, { kind, chain }: RankedSelector, isLive: boolean): boolean => {
		if (kind === "text" || kind === "row") return !isLive && !isFilledIn(element);
		return kind !== "attribute" || !HREF.test(chain.at(-1) ?? "") || isPlainLink(element, redactor);
	};
	/** `isLive` for an element whose text changes. */
	return (element: Element, isLive = false): WrittenSelectors => {
		const [first, ...others] = ranked(element)
			.filter((selector) => isLasting(element, selector, isLive))
			.map(({ chain }) => joinChain(chain))
			.filter(isTold);
		if (first !== undefined) return { selector: first, fallbacks: others.slice(0, limits.fallbacks) };
		const path = pathTo(element);
		return { selector: path !== null && isTold(path) ? path : null, fallbacks: [] };
	};
}

/** As the generator writes them: the tag, then the attribute. */
const HREF = /^[^[]*\[href=/;

/** Whether nothing has to be taken out of the address of a link before it is told. */
function isPlainLink(element: Element, redactor: Redactor): boolean {
	const [written, base] = [attribute(element, "href") ?? "", baseOf(element)];
	const told = tellAddress(written, redactor, base);
	return told !== null && told === readAddress(written, base)?.href;
}

/** What is in it was typed, or may be. */
const isFilledIn = (element: Element): boolean =>
	["input", "textarea", "select"].includes(tagOf(element)) || isEditable(element);
