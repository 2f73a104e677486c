import { attribute } from "@scriptorium/selectors/intact-dom";
import {
	type DomStructure,
	emptyStructure,
	pageAnalysisLimits as limits,
} from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../page-secrets/deadline.ts";
import { type ShadowRootOf, walkPage } from "../../../page-secrets/walk-page.ts";
import { countElement, isSection } from "./count-elements.ts";
import { isControl, isEdited, isLink, isLiveRegion, readElement } from "./element-kinds.ts";

export interface DataAttribute {
	count: number;
	/** The first few values, in document order. */
	readonly values: Set<string>;
}

/** The elements of a page that an analysis reports, in document order. */
export interface PageParts {
	readonly structure: DomStructure;
	readonly forms: readonly HTMLFormElement[];
	/** Interactive elements: the first links, and the first others. */
	readonly actedOn: readonly Element[];
	/** Landmarks, forms and tables. */
	readonly sections: readonly Element[];
	/** Places of those and of the interactive elements in document order. */
	readonly placeOf: ReadonlyMap<Element, number>;
	/** Fields, including hidden ones. */
	readonly inputs: readonly Element[];
	readonly liveRegions: readonly Element[];
	readonly meta: readonly Element[];
	readonly dataAttributes: ReadonlyMap<string, DataAttribute>;
	/** Whether a limit was exceeded. */
	readonly isCut: boolean;
}

/** Limits of the stored parts; the rest is only counted. */
const MAX_PARTS = 2000;
const MAX_NAMES = 1000;
const MAX_SECTIONS = 100;
const SAMPLES = 3;

/** Walks a page once. */
export function gatherParts(root: Element | null, shadowRootOf: ShadowRootOf, deadline: Deadline): PageParts {
	const structure = emptyStructure();
	const forms: HTMLFormElement[] = [];
	const [actedOn, inputs, liveRegions, meta]: [Element[], Element[], Element[], Element[]] = [[], [], [], []];
	const sections: Element[] = [];
	const placeOf = new Map<Element, number>();
	const dataAttributes = new Map<string, DataAttribute>();
	const kept = { links: 0, controls: 0 };
	let isCut = false;
	const keep = <Kept extends Element>(list: Kept[], element: Kept): void => {
		if (list.length < MAX_PARTS) list.push(element);
		else isCut = true;
	};
	const noteData = (element: Element, name: string): void => {
		const known = dataAttributes.get(name) ?? { count: 0, values: new Set<string>() };
		if (known.count === 0 && dataAttributes.size >= MAX_NAMES) {
			isCut = true;
			return;
		}
		known.count += 1;
		if (known.values.size < SAMPLES) known.values.add(attribute(element, name) ?? "");
		dataAttributes.set(name, known);
	};
	for (const { element, depth, inner } of walkPage(root, shadowRootOf, deadline)) {
		const read = readElement(element);
		countElement(structure, read, depth);
		if (inner !== null) structure.shadow_roots += 1;
		if (element instanceof HTMLFormElement) keep(forms, element);
		else if (isLink(read) || isControl(read)) {
			const kind = isLink(read) ? "links" : "controls";
			kept[kind] += 1;
			if (kept[kind] <= limits.elements) {
				actedOn.push(element);
				placeOf.set(element, structure.elements);
			} else isCut = true;
		}
		if (sections.length < MAX_SECTIONS && isSection(read)) {
			sections.push(element);
			placeOf.set(element, structure.elements);
		}
		if (isLiveRegion(read)) keep(liveRegions, element);
		if (read.tag === "meta") keep(meta, element);
		if (read.tag === "input" || read.tag === "textarea" || (read.tag !== "form" && isEdited(read)))
			keep(inputs, element);
		for (const name of read.names) if (name.startsWith("data-")) noteData(element, name);
	}
	return { structure, forms, actedOn, sections, placeOf, inputs, liveRegions, meta, dataAttributes, isCut };
}
