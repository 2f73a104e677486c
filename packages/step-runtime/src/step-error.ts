/** A step that cannot be done. The message names the wanted element and the nearest match. */
export class StepError extends Error {
	override readonly name = "StepError";
	/** The element that the step looked for, as `button "Save"`. */
	readonly wanted: string;
	/** The most similar element of the page, in the same words; null when there is none. */
	readonly nearest: string | null;

	/**
	 * @param problem the problem, such as `element not found`
	 * @param wanted the name of the target
	 * @param nearest the name of the most similar element
	 */
	constructor(problem: string, wanted: string, nearest: string | null = null) {
		super(`${problem}: ${wanted}${nearest === null ? "" : `. Nearest: ${nearest}`}`);
		this.wanted = wanted;
		this.nearest = nearest;
	}
}
