import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";

/** Time limit in ms for the complete response including its body. */
export const PICTURE_TIME_LIMIT_MS = 5000;
/** Maximum size in bytes. Google's pictures have 96 × 96 pixels and a few kilobytes. */
export const MAX_PICTURE_BYTES = 256 * 1024;

/**
 * Fetches a picture without the person's token or anything else of theirs. Redirects are not followed: they could lead
 * to a host that is not allowed, or into the operator's network.
 * @param address on an allowed origin
 * @param signal ends the request, also while its body arrives
 * @returns at most `MAX_PICTURE_BYTES` bytes, of any kind
 */
export async function fetchPicture(
	address: URL,
	fetchAnswer: typeof fetch,
	signal: AbortSignal,
): Promise<Result<Uint8Array, "PROVIDER_UNREACHABLE" | "PICTURE_TOO_LARGE">> {
	try {
		const headers = { accept: "image/png, image/jpeg", "accept-encoding": "identity" };
		const response = await fetchAnswer(address.href, { headers, redirect: "manual", signal });
		if (response.status !== 200 || !response.body) {
			await response.body?.cancel();
			return fail("PROVIDER_UNREACHABLE", `The sign-in provider answered ${response.status}.`);
		}
		const chunks: Uint8Array[] = [];
		let size = 0;
		// Counted as it arrives: a length in the header can be missing or wrong. Leaving the loop cancels the rest.
		for await (const chunk of response.body) {
			size += chunk.byteLength;
			if (size > MAX_PICTURE_BYTES) return fail("PICTURE_TOO_LARGE", "The sign-in provider's picture is too large.");
			chunks.push(chunk);
		}
		return succeed(Buffer.concat(chunks));
	} catch (error) {
		return fail("PROVIDER_UNREACHABLE", "The sign-in provider's picture did not arrive.", messageOf(error));
	}
}
