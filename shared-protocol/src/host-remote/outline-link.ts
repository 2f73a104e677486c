import type { Result } from "@scriptorium/core-types/errors";
import type { PageOutline } from "../hub-edge/script-plan.ts";

/** `element`: the person chooses one element of the page, and the outline has no other. */
export type OutlinePurpose = "outline" | "element";

/**
 * PERMISSION_DENIED: the person shared nothing, or has just refused three times. NOT_SUPPORTED: an extension that is too old.
 * UNKNOWN_ERROR: the extension already asks for another page of the hub, it has lost the request, or `signal` ended it.
 */
export type OutlineRefusal = "EXTENSION_NOT_INSTALLED" | "PERMISSION_DENIED" | "NOT_SUPPORTED" | "UNKNOWN_ERROR";

/** Outlines of pages that the person shares with the hub. Since contract 1.3. */
export interface OutlineLink {
	/**
	 * Asks the person, on a page of the extension, to choose one of her tabs, and to share the outline that is shown there. The hub learns
	 * of no other tab.
	 * @param signal ends the request, and closes that page
	 * @param purpose the whole outline when left out
	 * @returns once the person has decided, however long that takes. Elements are numbered from 1. Each has a CSS selector among `selector`
	 * and `fallbacks`, unless it is within a shadow root
	 */
	request(signal: AbortSignal, purpose?: OutlinePurpose): Promise<Result<PageOutline, OutlineRefusal>>;
}
