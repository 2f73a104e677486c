/** Shown for a version without code (spec 01 § 2). */
const PLACEHOLDER_CODE = "javascript:(function(){alert('This bookmarklet has no code yet.');})();";

export function codeOf(code: string | null): string {
	return code?.trim() ? code : PLACEHOLDER_CODE;
}
