/**
 * Reads the body of a request, and stops at the limit.
 * @param maxBytes largest body in bytes
 * @returns null for a request without a body; `"too_large"` for a larger body, whose rest is not read
 * @throws when the client closes the connection
 */
export async function readBody(request: Request, maxBytes: number): Promise<Blob | null | "too_large"> {
	if (request.body === null) return null;
	if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return "too_large";
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of request.body) {
		size += chunk.length;
		if (size > maxBytes) return "too_large";
		chunks.push(chunk);
	}
	return new Blob(chunks);
}
