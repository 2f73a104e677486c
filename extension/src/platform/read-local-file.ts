/**
 * Reads a file of this computer. For pages of the extension, where the user has allowed it access to files.
 * @returns null when it cannot be read
 */
export function readLocalFile(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
	// `fetch` refuses file addresses.
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.responseType = "arraybuffer";
		request.onload = () => resolve(request.response instanceof ArrayBuffer ? new Uint8Array(request.response) : null);
		request.onerror = () => resolve(null);
		request.open("GET", url);
		request.send();
	});
}
