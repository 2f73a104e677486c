import { resolveAddress } from "./backend/resolve-address.ts";
import type { RestReader } from "./backend/rest-reader.ts";
import type { PageMatch } from "./heads/match-page.ts";

/** Asked again after an hour: a former owner may take the name back. */
const REDIRECT_FOR = "public, max-age=3600";

/**
 * 301 from a former address of a person or script, `/{username}` or `/{username}/{slug}`, to the present one, with the query
 * kept; null where the page has no such address. What the backend does not answer is no redirect.
 */
export async function redirectFormerAddress(
	{ pattern, params }: Pick<PageMatch, "pattern" | "params">,
	search: string,
	rest: RestReader,
): Promise<Response | null> {
	if (pattern !== "/:username" && pattern !== "/:username/:slug") return null;
	const { username = "", slug } = params;
	const present = await resolveAddress(rest, slug === undefined ? { username } : { username, slug });
	if (!present.ok || present.value === null) return null;
	const names = [present.value.username, present.value.slug].filter((name) => name !== null);
	const location = `/${names.map(encodeURIComponent).join("/")}${search}`;
	return new Response(null, { status: 301, headers: { location, "cache-control": REDIRECT_FOR } });
}
