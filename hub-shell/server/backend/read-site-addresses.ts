import { type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

/** Both have pages of their own in the sitemap. */
export type AddressKind = "scripts" | "authors";

/** How many addresses a page of the sitemap has; the protocol allows 50,000, and two megabytes are read sooner. */
const PAGE_SIZE = 10_000;
/** Hosted backends answer no more rows at once. */
const ROWS_AT_ONCE = 1_000;

const addressPage = z.object({ starts_after: z.string().nullable(), updated_at: z.string() });
const siteAddress = z.object({
	id: z.string(),
	username: z.string().nullable(),
	/** Of scripts only. */
	slug: z.string().optional(),
	updated_at: z.string(),
});
export type AddressPage = z.infer<typeof addressPage>;
export type SiteAddress = z.infer<typeof siteAddress>;

const LISTS: Readonly<Record<AddressKind, string>> = {
	scripts: "list_script_addresses",
	authors: "list_author_addresses",
};

/** Where the sitemap's pages of a kind begin, and when each last changed. */
export async function readAddressPages(
	rest: RestReader,
	kind: AddressKind,
): Promise<Result<readonly AddressPage[], ReadErrorCode>> {
	const query = { p_kind: kind, p_size: String(PAGE_SIZE) };
	return parseRows(await rest.get("rpc/list_address_pages", query), z.array(addressPage), "list_address_pages");
}

/** The addresses of one page: read by key in parts, so that the millionth script costs what the first one does. */
export async function readAddresses(
	rest: RestReader,
	kind: AddressKind,
	startsAfter: string | null,
): Promise<Result<readonly SiteAddress[], ReadErrorCode>> {
	const found: SiteAddress[] = [];
	for (let after = startsAfter; found.length < PAGE_SIZE; after = found.at(-1)?.id ?? null) {
		const query = { p_limit: String(ROWS_AT_ONCE), ...(after === null ? {} : { p_after: after }) };
		const part = parseRows(await rest.get(`rpc/${LISTS[kind]}`, query), z.array(siteAddress), LISTS[kind]);
		if (!part.ok) return part;
		found.push(...part.value);
		if (part.value.length < ROWS_AT_ONCE) break;
	}
	return succeed(found);
}
