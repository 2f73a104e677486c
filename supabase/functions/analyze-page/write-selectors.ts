import type { Redactor } from "@scriptorium/redaction/redact-text";
import { pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import type { PageElement } from "./read-page.ts";

/** Maximum number of steps in a path. */
const MAX_STEPS = 200;
const PLAIN_TAG = /^[a-z][a-z0-9-]*$/;
const PLAIN_ID = /^[A-Za-z_][\w-]*$/;
/** Attributes that pages keep when their layout changes, the most lasting first. */
const LASTING = ["data-testid", "data-test", "name", "aria-label"];

export interface WrittenSelectors {
	readonly selector: string | null;
	readonly fallbacks: string[];
}

/**
 * Writes selectors that match exactly one element of the analyzed page, and leaves out selectors that contain a secret.
 * @param elements all of the page
 * @param redactor knows the page's secrets
 * @returns selectors of an element; null for one that is nested too deeply
 */
export function createSelectorWriter(elements: readonly PageElement[], redactor: Redactor) {
	const counts = new Map<string, number>();
	for (const element of elements) {
		for (const key of keysOf(element)) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return (element: PageElement): WrittenSelectors => {
		const path = pathTo(element);
		const written = keysOf(element).filter((key) => counts.get(key) === 1);
		const [selector = null, ...fallbacks] = [...written, ...(path === null ? [] : [path])].filter(
			(candidate) => candidate.length <= limits.selector && redactor.isClean(candidate),
		);
		return { selector, fallbacks: fallbacks.slice(0, limits.fallbacks) };
	};
}

/** Selectors by id and lasting attributes, whether they match one element or more. */
function keysOf({ tag, attributes }: PageElement): string[] {
	if (!PLAIN_TAG.test(tag)) return [];
	const { id } = attributes;
	const byId = id !== undefined && PLAIN_ID.test(id) ? [`#${id}`] : [];
	const byAttribute = LASTING.flatMap((name) => {
		const value = attributes[name];
		return value && value.length <= limits.text ? [`${tag}[${name}=${JSON.stringify(value)}]`] : [];
	});
	// JSON and CSS escape quotes and backslashes alike, and nothing else.
	return [...byId, ...byAttribute].filter((selector) => !/\\[^"\\]|[\n\r\f]/.test(selector));
}

function pathTo(element: PageElement): string | null {
	const steps: string[] = [];
	for (let at: PageElement | null = element; at !== null; at = at.parent) {
		if (steps.length === MAX_STEPS || !PLAIN_TAG.test(at.tag)) return null;
		const isOnly = (at.parent?.childCounts.get(at.tag) ?? 1) === 1;
		steps.unshift(isOnly ? at.tag : `${at.tag}:nth-of-type(${at.nth})`);
	}
	return steps.join(" > ");
}
