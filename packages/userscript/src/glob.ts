import { compilePattern, type LinearPattern } from "./linear-pattern.ts";
import { TOP_LEVEL_DOMAIN } from "./top-level-domain.ts";

/** Maximum number of wildcards. */
const MAX_WILDCARDS = 20;
const MAX_LENGTH = 2048;

/**
 * Whether a glob in which only `*` is special covers the whole text. Takes at most quadratic time.
 *
 * @param glob the pattern; case counts
 * @param text the text to match
 * @returns true when the glob covers the text from its start to its end
 */
export function matchesGlob(glob: string, text: string): boolean {
	let inGlob = 0;
	let inText = 0;
	let star = -1;
	let resume = 0;
	while (inText < text.length) {
		if (glob[inGlob] === "*") {
			star = inGlob;
			resume = inText;
			inGlob += 1;
		} else if (inGlob < glob.length && glob[inGlob] === text[inText]) {
			inGlob += 1;
			inText += 1;
		} else if (star >= 0) {
			resume += 1;
			inText = resume;
			inGlob = star + 1;
		} else return false;
	}
	while (glob[inGlob] === "*") inGlob += 1;
	return inGlob === glob.length;
}

/** Source of a regular expression for a glob in which only `*` is special. Runs of `*` count as one. */
function globToSource(glob: string): string {
	return glob
		.split(/\*+/)
		.map((part) => part.replace(/[\\^$.|?+()[\]{}/]/g, "\\$&"))
		.join(".*");
}

/**
 * Compiles an `@include` or `@exclude`: a glob over the whole address, or the regular expression in `/…/`. `.tld` in a glob's host
 * stands for any top-level domain. Case is ignored, as in other managers, and dots take line breaks so that `.*` means anything.
 *
 * @param include the value as written
 * @returns null when it does not compile, cannot run in linear time (`compilePattern`), or has too many wildcards
 */
export function includeToPattern(include: string): LinearPattern | null {
	if (include.length > 1 && include.startsWith("/") && include.endsWith("/")) {
		return compilePattern(include.slice(1, -1), true);
	}
	if (include.length > MAX_LENGTH || include.split(/\*+/).length - 1 > MAX_WILDCARDS) return null;
	const source = globToSource(include).replace(/\\\.tld(?=\\\/|\.\*|:|$)/, () => TOP_LEVEL_DOMAIN);
	return compilePattern(`^${source}$`, true);
}
