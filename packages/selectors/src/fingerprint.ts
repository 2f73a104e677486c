/**
 * What a page calls things by. A change of a page touches one of them as a whole: a translation all texts, a build all
 * classes, a framework all ids; so each is believed or not as a whole.
 */
export const sources = ["test", "id", "attribute", "text", "class"] as const;
export type Source = (typeof sources)[number];

/** Something that tells an element from others. */
export interface Evidence {
	readonly source: Source;
	/** Name of the attribute, or `text`, `content`, `name`, `label`, `class`. */
	readonly kind: string;
	readonly value: string;
	/** log2 of how many times fewer elements of the page had it than the page has elements: how rare it was. */
	readonly bits: number;
	/** Only this element has it, of all elements of the page (`page`), of its tag (`tag`), or of its tag in its row or holder. */
	readonly alone?: "page" | "tag" | "row" | "holder";
}

/** What stands beside an element: its own text or tag. */
export interface Neighbour {
	readonly tag: string;
	readonly text: string;
}

/** Where an element stands, in terms of what is around it. */
export interface Place {
	/** `tag:n/m` from the element up to the root, the nth of m siblings of its tag, counted from 1; eight at most. */
	readonly path: readonly string[];
	readonly previous: Neighbour | null;
	readonly next: Neighbour | null;
	/** What the list item, table row or article around it is called by, if anything: rarest first. */
	readonly row: readonly Evidence[];
	/** Heading of its column, or before it. */
	readonly headings: readonly Evidence[];
	/** Ids, names, test ids and labels of what it stands in, nearest first. */
	readonly around: readonly Evidence[];
	/** Heading of its column, where it is the only one of its tag in its cell and no other column is called the same. */
	readonly column?: string;
}

/** What an element was on the page it was recorded on: JSON, at most a few hundred bytes. */
export interface Fingerprint {
	readonly tag: string;
	readonly role: string | null;
	readonly own: readonly Evidence[];
	/** Tags of its child elements, six at most. */
	readonly shape: string;
	/** No other of its tag in its row is made of the same. */
	readonly isShapeAlone?: boolean;
	readonly place: Place;
	/** What it stands in that can be told from others, where itself cannot. */
	readonly holder?: Holder;
	/** Values elsewhere on the page, by source: those of them that are still there say whether a source can be believed. */
	readonly witnesses: Readonly<Partial<Record<Source, readonly string[]>>>;
}

export interface Holder {
	/** Steps from the element up to it. */
	readonly levels: number;
	/** Without a holder of its own. */
	readonly print: Fingerprint;
}
