/**
 * Reads a file of this computer as text. For pages of the extension, where the user has allowed it access to files.
 * @returns null when it cannot be read
 */
export function readLocalFile(url: string): Promise<string | null> {
	// `fetch` refuses file addresses.
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.onload = () => resolve(request.responseText);
		request.onerror = () => resolve(null);
		request.open("GET", url);
		request.overrideMimeType("text/plain; charset=utf-8");
		request.send();
	});
}
