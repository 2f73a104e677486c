/**
 * Which addresses a sign-in may lead to: those of the site itself, and those on the list of `config.toml`, in which `*` stands
 * for a part without `.` and `/`, and `**` for anything (https://supabase.com/docs/guides/auth/redirect-urls).
 * Stricter than the embedded auth service, which takes every port of this computer for the site.
 */
export function createRedirectCheck(siteUrl: string, list: readonly string[]): (address: string) => boolean {
	const site = new URL(siteUrl).origin;
	const patterns = list.map(patternOf);
	return (address) => {
		const url = URL.parse(address);
		if (url === null) return false;
		return url.origin === site || patterns.some((pattern) => pattern.test(address));
	};
}

function patternOf(entry: string): RegExp {
	const source = entry
		.split(/(\*\*|\*|\?)/)
		.map((part) => {
			if (part === "**") return ".*";
			if (part === "*") return "[^./]*";
			return part === "?" ? "[^./]" : part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
		})
		.join("");
	return new RegExp(`^${source}$`);
}
