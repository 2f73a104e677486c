import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { isAddressable, isUsername } from "./asked-names.ts";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const addressRows = z.array(z.object({ username: z.string(), slug: z.string().nullable() }));
export type PresentAddress = z.infer<typeof addressRows>[number];

/**
 * Resolves a former address, `/{username}` or `/{username}/{slug}`, to the present one after a change of username or slug.
 * @returns null when there is no public one; error `BACKEND_UNREACHABLE`
 */
export async function resolveAddress(
	rest: RestReader,
	{ username, slug }: { readonly username: string; readonly slug?: string },
): Promise<Result<PresentAddress | null, ReadErrorCode>> {
	if (!isUsername(username) || (slug !== undefined && !isAddressable(slug))) return succeed(null);
	const args = { p_username: username, ...(slug === undefined ? {} : { p_slug: slug }) };
	const rows = parseRows(await rest.call("resolve_address", args), addressRows, "resolve_address");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
