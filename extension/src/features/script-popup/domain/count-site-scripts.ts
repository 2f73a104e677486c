import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { isLocalHost } from "@scriptorium/userscript/local-host";
import * as z from "zod/mini";

const TIMEOUT_MS = 10_000;
const answer = z.object({ total: z.int().check(z.nonnegative()), total_is_exact: z.boolean() });

export interface SiteScriptCount {
	readonly count: number;
	/** False: there are more. */
	readonly isExact: boolean;
}

/** Whether the hub may be asked about a host: names within the user's own network are nobody's business, and no site has them. */
export const canAskAbout = (host: string): boolean => !isLocalHost(host);

/** The hub's page with the scripts of a site. */
export const siteSearchAddress = (hubOrigin: string, host: string): string =>
	`${hubOrigin}/explore?${new URLSearchParams({ search: `site:${host}` })}`;

/**
 * Asks the hub how many scripts name a site; those for every site would be the same number everywhere. It learns the site's name and nothing else: no path, no account, no address of the page.
 * @param hubOrigin origin of the hub
 * @param host host name of the site, without its port
 */
export async function countSiteScripts(
	hubOrigin: string,
	host: string,
	fetcher: typeof fetch,
): Promise<Result<SiteScriptCount, "NETWORK_ERROR">> {
	try {
		const query = new URLSearchParams({ q: `site:${host} -site:*`, limit: "1" });
		const response = await fetcher(`${hubOrigin}/api/v1/search?${query}`, {
			credentials: "omit",
			referrerPolicy: "no-referrer",
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const parsed = z.safeParse(answer, response.ok ? await response.json() : null);
		if (!parsed.success) return fail("NETWORK_ERROR", `The hub answered ${response.status}`);
		return succeed({ count: parsed.data.total, isExact: parsed.data.total_is_exact });
	} catch (thrown) {
		return fail("NETWORK_ERROR", "The hub did not answer", messageOf(thrown));
	}
}
