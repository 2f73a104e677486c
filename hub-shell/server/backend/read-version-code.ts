import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

/** Reads stored code by SHA-256 (64 lower-case hex digits); null when no public script has it. Error: `BACKEND_UNREACHABLE`. */
export async function readVersionCode(rest: RestReader, sha256: string): Promise<Result<string | null, ReadErrorCode>> {
	return ask(rest, "rpc/get_version_code", sha256, z.string().nullable());
}

/** Whether a moderator removed a script with this code. Error: `BACKEND_UNREACHABLE`. */
export async function versionWasRemoved(rest: RestReader, sha256: string): Promise<Result<boolean, ReadErrorCode>> {
	return ask(rest, "rpc/version_was_removed", sha256, z.boolean());
}

async function ask<Value>(
	rest: RestReader,
	path: string,
	sha256: string,
	schema: z.ZodType<Value>,
): Promise<Result<Value, ReadErrorCode>> {
	const answer = await rest.get(path, { p_sha256: sha256 });
	if (!answer.ok) return answer;
	const value = schema.safeParse(answer.value);
	return value.success ? succeed(value.data) : fail("BACKEND_UNREACHABLE", `${path} has another shape`);
}
