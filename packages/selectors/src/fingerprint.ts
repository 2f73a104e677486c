/**
 * Sources of evidence. A change of a page affects a source as a whole (a translation all texts, a build all classes, a framework all
 * ids), so each is trusted or not as a whole.
 */
export const sources = ["test", "id", "attribute", "text", "class"] as const;
export type Source = (typeof sources)[number];

/** An attribute of an element with its rarity. Property names here and below are part of the format of stored recordings. */
export interface Evidence {
	readonly source: Source;
	/** Name of the attribute, or `text`, `content`, `name`, `label`, `class`. */
	readonly kind: string;
	readonly value: string;
	/** Rarity: log2 of the page's elements per element that has it. */
	readonly bits: number;
	/** Scope in which only this element has it: the page, its tag, or its tag within its row or anchor ancestor (`anchor`). */
	readonly alone?: "page" | "tag" | "row" | "anchor";
}

/** A sibling of an element. */
export interface Neighbor {
	readonly tag: string;
	readonly text: string;
}

/** The position and surroundings of an element. */
export interface Place {
	/** `tag:n/m` from the element up to the root, the nth of m siblings of its tag, counted from 1; eight at most. */
	readonly path: readonly string[];
	readonly previous: Neighbor | null;
	readonly next: Neighbor | null;
	/** Evidence that identifies the list item, table row or article around it, rarest first. */
	readonly row: readonly Evidence[];
	/** The heading of its column and the nearest heading before it. */
	readonly headings: readonly Evidence[];
	/** Ids, names, test ids and labels of its ancestors, nearest first. */
	readonly around: readonly Evidence[];
	/** Heading of its column, if no other column has the same and it is the only one of its tag in its cell. */
	readonly column?: string;
}

/** What an element is recognized by on a changed page: JSON of at most a few hundred bytes. */
export interface Fingerprint {
	readonly tag: string;
	readonly role: string | null;
	readonly own: readonly Evidence[];
	/** Tags of its child elements, six at most. */
	readonly shape: string;
	/** No other element of its tag in its row has the same shape. */
	readonly isShapeAlone?: boolean;
	readonly place: Place;
	/** Anchor ancestor: the nearest distinctive ancestor of an element that is not distinctive itself. */
	readonly anchor?: AnchorAncestor;
	/** Control sample: values elsewhere on the page, by source; the share still present is the trust in that source. */
	readonly controlSample: Readonly<Partial<Record<Source, readonly string[]>>>;
}

export interface AnchorAncestor {
	/** Levels from the element up to it. */
	readonly levels: number;
	/** Its fingerprint, without an anchor ancestor of its own. */
	readonly print: Fingerprint;
}
