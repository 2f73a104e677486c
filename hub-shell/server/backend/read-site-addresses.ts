import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

/** Kinds of addresses with pages of their own in the sitemap. */
export type AddressKind = "scripts" | "authors";

/** Addresses per sitemap page. The protocol allows 50,000; fewer keep the file at about 2 MB. */
const PAGE_SIZE = 10_000;
/** Maximum rows per response of hosted backends. */
const MAX_ROWS = 1_000;

const addressPage = z.object({ starts_after: z.string().nullable(), updated_at: z.string() });
const siteAddress = z.object({
	id: z.string(),
	username: z.string().nullable(),
	/** Only for scripts. */
	slug: z.string().optional(),
	updated_at: z.string(),
});
export type AddressPage = z.infer<typeof addressPage>;
export type SiteAddress = z.infer<typeof siteAddress>;

const LISTS: Readonly<Record<AddressKind, string>> = {
	scripts: "list_script_addresses",
	authors: "list_author_addresses",
};

/** Reads the boundaries of the sitemap's pages of a kind, with the last change of each. Error: `BACKEND_UNREACHABLE`. */
export async function readAddressPages(
	rest: RestReader,
	kind: AddressKind,
): Promise<Result<readonly AddressPage[], ReadErrorCode>> {
	const query = { p_kind: kind, p_size: String(PAGE_SIZE) };
	return parseRows(await rest.get("rpc/list_address_pages", query), z.array(addressPage), "list_address_pages");
}

/** Reads the addresses of one page in parts by key, so that the cost does not grow with the offset. Error: `BACKEND_UNREACHABLE`. */
export async function readAddresses(
	rest: RestReader,
	kind: AddressKind,
	startsAfter: string | null,
): Promise<Result<readonly SiteAddress[], ReadErrorCode>> {
	const found: SiteAddress[] = [];
	for (let after = startsAfter; found.length < PAGE_SIZE; after = found.at(-1)?.id ?? null) {
		const query = { p_limit: String(MAX_ROWS), ...(after === null ? {} : { p_after: after }) };
		const part = parseRows(await rest.get(`rpc/${LISTS[kind]}`, query), z.array(siteAddress), LISTS[kind]);
		if (!part.ok) return part;
		found.push(...part.value);
		if (part.value.length < MAX_ROWS) break;
	}
	return succeed(found);
}
