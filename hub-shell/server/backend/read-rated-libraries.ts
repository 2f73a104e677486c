import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const libraryRow = z.object({ address: z.string(), sha256: z.string() });

/**
 * Reads the files of a version that were rated with it and that could change under their address. Error: `BACKEND_UNREACHABLE`.
 * @returns SHA-256 in lower-case hexadecimal, by address
 */
export async function readRatedLibraries(
	rest: RestReader,
	versionId: string,
): Promise<Result<ReadonlyMap<string, string>, ReadErrorCode>> {
	const answer = await rest.get("version_libraries", {
		version_id: `eq.${versionId}`,
		state: "eq.loaded",
		is_pinned: "is.false",
		select: "address,sha256",
	});
	const rows = parseRows(answer, z.array(libraryRow), "version_libraries");
	return rows.ok ? succeed(new Map(rows.value.map(({ address, sha256 }) => [address, sha256]))) : rows;
}
