const MAX_SUBJECT_LENGTH = 4_000;

/**
 * A regular expression of the analyzed script that cannot take long to run: no group is repeated, and at most two parts
 * are. Scripts are untrusted, and so are their patterns.
 */
export function safeRegExp(source: string, flags: string, subject: string): RegExp | null {
	if (subject.length > MAX_SUBJECT_LENGTH || source.length > 300) return null;
	const bare = source.replace(/\\./g, "e").replace(/\[[^\]]*\]/g, "c");
	if (/\)[*+{?]/.test(bare) || /\(\?<?[=!]/.test(bare)) return null;
	if ((bare.match(/[*+{]/g) ?? []).length > 2 || /\\[1-9k]/.test(source)) return null;
	try {
		return new RegExp(source, flags.replace(/[dy]/g, ""));
	} catch {
		// Not a valid pattern for this engine: its matches are unknown.
		return null;
	}
}
