import { joinChain } from "@scriptorium/flow/recording/recorded-target";
import { spelledOut } from "@scriptorium/flow/recording/redact-target";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { generateSelectors, type RankedSelector } from "@scriptorium/selectors/generate-selectors";
import { attribute, baseOf, isEditable, tagOf } from "@scriptorium/selectors/intact-dom";
import { indexPage, type PageIndex } from "@scriptorium/selectors/page-index";
import { pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../page-secrets/deadline.ts";
import type { ShadowRootOf } from "../../../page-secrets/walk-page.ts";
import { readAddress, reportAddress } from "../domain/report-address.ts";
import { createNumberedPaths } from "./numbered-path.ts";

export interface WrittenSelectors {
	readonly selector: string | null;
	readonly fallbacks: string[];
}

export interface SelectorWriterOptions {
	readonly shadowRootOf: ShadowRootOf;
	readonly redactor: Redactor;
	/** After this time, selectors are positional only, which is fast. */
	readonly deadline: Deadline;
}

/** Generates selectors as the recorder does, without those that contain a secret. */
export function createSelectorWriter({ shadowRootOf, redactor, deadline }: SelectorWriterOptions) {
	const pathTo = createNumberedPaths();
	let page: PageIndex | null = null;
	const ranked = (element: Element): RankedSelector[] => {
		if (deadline.isOver()) return [];
		page ??= indexPage(document, { shadowRootOf });
		return generateSelectors(element, page);
	};
	const isClean = (selector: string): boolean =>
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
			.filter(isClean);
		if (first !== undefined) return { selector: first, fallbacks: others.slice(0, limits.fallbacks) };
		const path = pathTo(element);
		return { selector: path !== null && isClean(path) ? path : null, fallbacks: [] };
	};
}

/** An attribute selector as the generator writes it: the tag, then the attribute. */
const HREF = /^[^[]*\[href=/;

/** Whether the address of a link needs no redaction. */
function isPlainLink(element: Element, redactor: Redactor): boolean {
	const [written, base] = [attribute(element, "href") ?? "", baseOf(element)];
	const redacted = reportAddress(written, redactor, base);
	return redacted !== null && redacted === readAddress(written, base)?.href;
}

/** Whether the content of an element was, or may have been, typed. */
const isFilledIn = (element: Element): boolean =>
	["input", "textarea", "select"].includes(tagOf(element)) || isEditable(element);
