import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { readVersionCode, versionWasRemoved } from "../backend/read-version-code.ts";
import { textResponse } from "../static/text-response.ts";
import {
	ambiguousFile,
	FILE_HEADERS,
	type FileParts,
	refuseInPage,
	removedFile,
	unknownFile,
	unreadableFile,
} from "./file-answers.ts";

/** The content of an address with a hash never changes, so browsers may cache it indefinitely. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** It can be removed, so shared caches of the operator revalidate soon (RFC 9213). */
const AT_THE_EDGE = "public, max-age=600";

/**
 * `GET /v/{sha256}.user.js`: the stored code with that SHA-256, byte for byte as it is stored, userscript or
 * bookmarklet, while a script that visitors may see has it among its versions. Not an install: its metadata is not ours.
 */
export async function serveVersion(
	request: Request,
	file: string,
	{ rest }: Pick<FileParts, "rest">,
): Promise<Response> {
	const sha256 = /^([0-9a-f]{64})\.user\.js$/.exec(file)?.[1];
	if (!sha256) return unknownFile();
	const refused = refuseInPage(request);
	if (refused) return refused;
	// Checked before conditional headers, so that clients with a cached copy learn about a removal.
	const code = await readVersionCode(rest, sha256);
	if (!code.ok) return unreadableFile(code.error.message);
	if (code.value === null) {
		const removed = await versionWasRemoved(rest, sha256);
		if (!removed.ok) return unreadableFile(removed.error.message);
		return removed.value ? removedFile() : unknownFile();
	}
	const read = readScriptText(code.value);
	if (!read.ok) {
		const [{ line, column, message }] = read.problems;
		return ambiguousFile(`Line ${line}, column ${column}: ${message}`);
	}
	return textResponse(request, code.value, {
		headers: { ...FILE_HEADERS, "cache-control": FOR_EVER, "cdn-cache-control": AT_THE_EDGE },
	});
}
