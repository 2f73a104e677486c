import type { BrowserContext, Route } from "@playwright/test";
import type { PublicUserscript } from "../../../corpus/userscripts/public-userscripts.ts";
import type { BytesByHash } from "./find-bytes.ts";

/** Where the confirmation page fetches the script: GitHub's address for the file at the commit. */
export function scriptAddress({ repository, commit, path }: PublicUserscript): string {
	const parts = path.split("/").map(encodeURIComponent).join("/");
	return `https://raw.githubusercontent.com/${repository}/${commit}/${parts}`;
}

/** A page of another site may read an answer, as the services that scripts fetch from a page allow it. */
const READABLE_BY_PAGES = {
	"access-control-allow-origin": "*",
	"access-control-allow-headers": "*",
	"access-control-allow-methods": "*",
} as const;

interface Answer {
	readonly contentType: string;
	readonly body: string | Buffer;
}

/**
 * Answers every web request of a browser: with the script, its files and the imitated site, with 404 for any other address.
 * Returns the addresses that got 404, as they come.
 */
export async function imitateSite(
	context: BrowserContext,
	script: PublicUserscript,
	bytes: BytesByHash,
): Promise<ReadonlySet<string>> {
	const unknown = new Set<string>();
	const content = (sha256: string): Buffer => {
		const found = bytes.get(sha256);
		if (found === undefined) throw new Error(`The bytes with the SHA-256 ${sha256} are not in the folder.`);
		return found;
	};
	const answers = new Map<string, Answer>([
		[scriptAddress(script), { contentType: "text/javascript; charset=utf-8", body: content(script.sha256) }],
		...script.files.map(({ address, sha256 }): [string, Answer] => [
			address,
			{ contentType: typeOf(address), body: content(sha256) },
		]),
		...script.answers.map(({ address, type, body }): [string, Answer] => [address, { contentType: type, body }]),
	]);
	const { origin } = new URL(script.page);
	await context.route(/^https?:/, async (route: Route) => {
		const request = route.request();
		const address = request.url();
		const listed = answers.get(address) ?? answers.get(`${address.split("?")[0]}?*`);
		if (listed !== undefined) {
			const headers = { "content-type": listed.contentType, ...READABLE_BY_PAGES };
			return route.fulfill({ headers, body: listed.body });
		}
		const isPage = request.resourceType() === "document" && new URL(address).origin === origin;
		if (isPage) return route.fulfill({ contentType: "text/html; charset=utf-8", body: script.html });
		unknown.add(address);
		return route.fulfill({ status: 404, contentType: "text/plain", body: "not imitated" });
	});
	return unknown;
}

const types: Readonly<Record<string, string>> = { css: "text/css", png: "image/png", txt: "text/plain" };

function typeOf(address: string): string {
	const ending = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? "";
	return types[ending] ?? "text/javascript";
}
