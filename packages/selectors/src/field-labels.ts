import { inherited, queryAll, rootOf } from "./intact-dom.ts";

/** The labels of a field, in the order of the tree; none for what cannot be labelled. */
export type LabelsOf = (field: Element) => readonly Element[];

/** As the browser says, which goes through the whole page for each field. */
export const labelsNow: LabelsOf = (field) => [...((inherited(field, "labels") ?? []) as Iterable<Element>)];

/** Finds the labels of all fields of a page at once, when first asked about one. True of the page as it is then. */
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

/** A label is in the tree of its field, whether it names it or stands around it. */
function labelsByField(root: Node): ReadonlyMap<Element, readonly Element[]> {
	const labels = new Map<Element, Element[]>();
	for (const label of queryAll(root, "label")) {
		// Labels of other namespaces have none.
		const { control } = label as Partial<HTMLLabelElement>;
		if (!control) continue;
		const others = labels.get(control);
		if (others === undefined) labels.set(control, [label]);
		else others.push(label);
	}
	return labels;
}
