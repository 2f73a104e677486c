import { findSites } from "./find-sites.ts";
import { QUOTED } from "./find-value.ts";

/**
 * Replaces what a request names by samples, as in the texts of the training: a name must not decide what is asked for.
 * @param text a request
 * @returns the request with samples instead of quoted texts and sites
 */
export function withSamples(text: string): string {
	return findSites(text.replace(QUOTED, " some text ")).masked;
}
