import { inherited, queryAll, rootOf } from "./intact-dom.ts";

/** Returns the labels of a field in tree order; empty for elements that cannot be labeled. */
export type LabelsOf = (field: Element) => readonly Element[];

/**
 * Reads the labels of a field from its `labels` property, for which the browser searches the whole page.
 * @param field any element
 * @returns in tree order; empty for elements that cannot be labeled
 */
export const labelsNow: LabelsOf = (field) => [...((inherited(field, "labels") ?? []) as Iterable<Element>)];

/**
 * Creates a label lookup that indexes all labels of a tree at its first use. Later changes of the page are not seen.
 * @returns a function from a field to its labels in tree order
 */
export function indexLabels(): LabelsOf {
	const known = new WeakMap<Node, ReadonlyMap<Element, readonly Element[]>>();
	return (field) => {
		const root = rootOf(field);
		let labels = known.get(root);
		if (labels === undefined) {
			labels = labelsByField(root);
			known.set(root, labels);
		}
		return labels.get(field) ?? [];
	};
}

/** Labels by field. A label is in the same tree as its field, whether it references or contains it. */
function labelsByField(root: Node): ReadonlyMap<Element, readonly Element[]> {
	const labels = new Map<Element, Element[]>();
	for (const label of queryAll(root, "label")) {
		// `label` elements of other namespaces have no control.
		const { control } = label as Partial<HTMLLabelElement>;
		if (!control) continue;
		const others = labels.get(control);
		if (others === undefined) labels.set(control, [label]);
		else others.push(label);
	}
	return labels;
}
