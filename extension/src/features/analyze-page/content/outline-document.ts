import { splitChain } from "@scriptorium/flow/recording/recorded-target";
import { REDACTED, type Redactor } from "@scriptorium/redaction/redact-text";
import { createVisibleRedactor } from "@scriptorium/redaction/visible-text";
import { roleOf } from "@scriptorium/selectors/element-role";
import { indexLabels } from "@scriptorium/selectors/field-labels";
import { attribute, documentElementOf, isEditable, tagOf, titleOf } from "@scriptorium/selectors/intact-dom";
import {
	generationLimits,
	type OutlineElement,
	type PageOutline,
} from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import { createDeadline } from "../../../page-secrets/deadline.ts";
import { contentOf, findFieldSecrets, isHiddenField } from "../../../page-secrets/field-secrets.ts";
import { jsonBytes } from "../domain/fit-size.ts";
import { reportAddress } from "../domain/report-address.ts";
import type { AnalysisPorts } from "./analyze-document.ts";
import { isEdited, readElement } from "./element-kinds.ts";
import { gatherParts, type PageParts } from "./gather-parts.ts";
import { createNumberedPaths } from "./numbered-path.ts";
import { chooseElements, type DescribedElement, describeElements, type ElementReader } from "./read-elements.ts";
import { createSelectorWriter } from "./write-selectors.ts";

export type OutlinePorts = Pick<AnalysisPorts, "shadowRootOf" | "clock">;

export interface OutlineReading {
	readonly outline: PageOutline;
	/** The elements of the outline, in its order. */
	readonly elements: readonly Element[];
}

/** Time limits in milliseconds, as of an analysis. */
const BUDGET_MS = 4000;
const SELECTOR_BUDGET_MS = 2000;
const SECRET_BUDGET_MS = 800;
/** Sections beside which there is room for controls. */
const MAX_SECTIONS = 60;
/** Shorter contents of fields occur in ordinary words. */
const MIN_TYPED = 4;

/** Reads the outline of this page without changing it: sections and controls, without what was typed, and without secrets. */
export function outlineDocument({ maxBytes }: { readonly maxBytes: number }, ports: OutlinePorts): OutlineReading {
	const { parts, reader } = openPage(ports);
	const sections = parts.sections.slice(0, MAX_SECTIONS);
	const controls = parts.actedOn.filter((element) => !isPartOfEdited(element));
	const chosen = new Set([
		...sections,
		...chooseElements(controls, generationLimits.outlineElements - sections.length),
	]);
	const placeOf = (element: Element): number => parts.placeOf.get(element) ?? 0;
	const inOrder = [...chosen].sort((one, other) => placeOf(one) - placeOf(other));
	return fitOutline(toReading(describeElements(inOrder, reader), reader.redactor), maxBytes);
}

/** An outline with one element alone; without any when no selector of the element is free of secrets. */
export function outlineOfElement(element: Element, ports: OutlinePorts): PageOutline {
	const { reader } = openPage(ports);
	return toReading(describeElements([element], reader), reader.redactor).outline;
}

function openPage({ shadowRootOf, clock }: OutlinePorts): { parts: PageParts; reader: ElementReader } {
	const deadline = createDeadline(clock, BUDGET_MS);
	const parts = gatherParts(documentElementOf(document), shadowRootOf, deadline);
	const secrets = findFieldSecrets(parts.inputs, createDeadline(clock, SECRET_BUDGET_MS));
	const redactor = createVisibleRedactor([...secrets.values, ...typedTexts(parts.inputs)]);
	const write = createSelectorWriter({
		shadowRootOf,
		redactor,
		deadline: createDeadline(clock, SELECTOR_BUDGET_MS),
	});
	const pathTo = createNumberedPaths();
	return {
		parts,
		reader: {
			redactor,
			labelsOf: indexLabels(),
			deadline,
			// As for texts that change: selectors by text and by the row of a table contain other texts of the page.
			selectorOf(element) {
				const { selector, fallbacks } = write(element, true);
				if (selector === null || [selector, ...fallbacks].some(isCss)) return { selector, fallbacks };
				const path = pathTo(element);
				if (path === null || !isCss(path) || !redactor.isClean(path)) return { selector, fallbacks };
				return { selector, fallbacks: [...fallbacks.slice(0, limits.fallbacks - 1), path] };
			},
		},
	};
}

/** Whether a selector is CSS for the whole document. */
const isCss = (selector: string): boolean =>
	splitChain(selector).length === 1 && !/^(?:aria|text|xpath|pierce)\//.test(selector);

const BUTTONS_AND_BOXES: ReadonlySet<string> = new Set([
	"button",
	"checkbox",
	"color",
	"image",
	"radio",
	"range",
	"reset",
	"submit",
]);

/** What fields hold, except what the page itself put there as the name of a button. */
function* typedTexts(inputs: readonly Element[]): Generator<string> {
	for (const field of inputs) {
		if (isHiddenField(field) || (field instanceof HTMLInputElement && BUTTONS_AND_BOXES.has(field.type))) continue;
		const text = contentOf(field).trim();
		if (text.length >= MIN_TYPED) yield text;
	}
}

/** Links and controls within rich text were typed with it. */
const isPartOfEdited = (element: Element): boolean => isEditable(element) && !isEdited(readElement(element));

const HIDDEN_NAME = new RegExp(`^(?:${REDACTED.replace(/[[\]]/g, "\\$&")}|[\\s…])+$`);

function toReading(described: readonly DescribedElement[], redactor: Redactor): OutlineReading {
	const kept = described.flatMap(({ element, description }) => {
		const { tag, role, type } = description;
		// Selectors with characters that the person does not see are not clean, and are left out.
		const [selector, ...fallbacks] = [description.selector ?? "", ...description.fallbacks].filter((one) => one !== "");
		if (selector === undefined) return [];
		const name = nameOf(element, description.name, redactor);
		return [{ element, entry: { tag, role, type, name, selector, fallbacks } }];
	});
	const { origin, pathname } = location;
	return {
		elements: kept.map(({ element }) => element),
		outline: {
			url: reportAddress(origin + pathname, redactor) ?? "",
			title: redactor.text(titleOf(document), limits.title),
			elements: kept.map(({ entry }, index) => ({ number: index + 1, ...entry })),
		},
	};
}

function nameOf(element: Element, name: string, redactor: Redactor): string {
	const isTyped = tagOf(element) !== "form" && isEdited(readElement(element)) && roleOf(element) !== null;
	// Some roles are named by their content, which was typed here.
	const seen = isTyped ? redactor.text(attribute(element, "aria-label"), limits.text) : name;
	return HIDDEN_NAME.test(seen) ? "" : seen;
}

/** Shortens an outline to a size: first by selectors that others can replace, then by the last elements. */
function fitOutline(reading: OutlineReading, maxBytes: number): OutlineReading {
	const { outline } = reading;
	if (jsonBytes(outline) <= maxBytes) return reading;
	const lean = outline.elements.map((element) => ({ ...element, fallbacks: neededFallbacks(element) }));
	let room = maxBytes - jsonBytes({ ...outline, elements: [] });
	const elements: OutlineElement[] = [];
	for (const element of lean) {
		// With the comma behind it.
		room -= jsonBytes(element) + 1;
		if (room < 0) break;
		elements.push(element);
	}
	return { outline: { ...outline, elements }, elements: reading.elements.slice(0, elements.length) };
}

function neededFallbacks({ selector, fallbacks }: OutlineElement): string[] {
	return isCss(selector) ? [] : fallbacks.filter(isCss).slice(0, 1);
}
