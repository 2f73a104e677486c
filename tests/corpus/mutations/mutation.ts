import type { Source } from "./source.ts";

/** What a rewriting leaves: the new body, and which of its lines come from which line of the old body. */
export interface Rewritten {
	readonly text: string;
	/** Source map (version 3) back to the body; null when lines do not survive. */
	readonly map: string | null;
}

/**
 * One way to write the same program differently. `rewrite` either edits the source it is given and answers true, or
 * answers a new body; null or false when it finds nothing that it could rewrite.
 */
export interface Mutation {
	readonly kind: string;
	readonly rewrite: (source: Source) => boolean | Rewritten | null | Promise<Rewritten | null>;
}
