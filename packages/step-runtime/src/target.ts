/** What a look at a page found. */
export interface Found {
	readonly element: Element | null;
	/** Nothing contradicts the element, but only its position speaks for it: the right one may be yet to come. */
	readonly isGuess?: boolean;
	/** Why there is none. */
	readonly problem?: string;
	/** The most similar element in words, where none was similar enough. */
	readonly nearest?: () => string | null;
	/** How many elements a selector finds. */
	readonly count?: number;
}

/** What a step looks for, made by `recorded`, `oneOf`, `typed`, `byCss` or `inFrame`. */
export interface Target {
	/** What the element is called in messages, as `button "Save"`. */
	readonly name: string;
	/** Looks at a document as it is now; `watch` receives the shadow roots that were searched. */
	readonly find: (page: Document, watch: (root: Node) => void) => Found;
	/** Every element of a typed selector, for a loop. */
	readonly findAll?: (page: Document) => readonly Element[];
	/** The frames around it, outermost first. */
	readonly frame?: readonly Target[];
	/** Milliseconds to wait for it; five seconds when left out. */
	readonly timeout?: number;
}

/** Milliseconds to wait for an element. */
export const TIMEOUT_MS = 5000;

/** Why a look found nothing. */
export const NOT_FOUND = "element not found";

/**
 * Puts a target into frames.
 * @param target the element
 * @param frame the frames around it, outermost first
 * @returns the element inside the frames
 */
export const inFrame = (target: Target, ...frame: readonly Target[]): Target => ({ ...target, frame });

/**
 * Sets how long a step waits for its element.
 * @param target the element
 * @param timeout milliseconds; 0 looks once
 * @returns the element with that time
 */
export const withTimeout = (target: Target, timeout: number): Target => ({ ...target, timeout });
