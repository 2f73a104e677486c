/** Reads the body of a response; null when it is longer than `maxBytes`. Stops reading there. */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
	const reader = response.body?.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
		size += chunk.value.byteLength;
		if (size > maxBytes) {
			await reader?.cancel();
			return null;
		}
		chunks.push(chunk.value);
	}
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}
