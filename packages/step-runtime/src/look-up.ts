import { frameDocumentOf } from "@scriptorium/selectors/intact-dom";
import { type Found, NOT_FOUND, type Target } from "./target.ts";

/** Result of a search in the page, with the name of the missing part: the target, or a frame around it. */
export interface Lookup extends Found {
	readonly wanted: string;
}

/**
 * Looks for a target on the page as it is now.
 * @param target what to look for
 * @param watch receives the documents and shadow roots that were searched
 * @returns the element, or the reason why there is none
 */
export function lookUp(target: Target, watch: (root: Node) => void): Lookup {
	const page = enterFrames(target, watch);
	return "wanted" in page ? page : { ...target.find(page, watch), wanted: target.name };
}

/**
 * Finds the document that a target is in.
 * @param target what to look for
 * @param watch receives the documents and shadow roots that were searched
 * @returns the document, or the reason why there is none
 */
export function enterFrames({ frame = [] }: Target, watch: (root: Node) => void): Document | Lookup {
	let page: Document = document;
	watch(page);
	for (const { name, find } of frame) {
		const found = find(page, watch);
		if (found.element === null)
			return {
				...found,
				problem: found.problem === NOT_FOUND ? "frame not found" : (found.problem ?? ""),
				wanted: name,
			};
		const content = frameDocumentOf(found.element);
		if (content === null) return { element: null, problem: "frame of another origin", wanted: name };
		page = content;
		watch(page);
	}
	return page;
}
