/** The address of a userscript on the hub, without its fragment; null for anything that is not one. */
export function readHubScriptAddress(text: string, hubOrigin: string): string | null {
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	const plain = url.username === "" && url.password === "";
	// A `blob:` address has the origin of the page that made it, and any path.
	if (!["http:", "https:"].includes(url.protocol)) return null;
	if (url.origin !== hubOrigin || !plain || !url.pathname.endsWith(".user.js")) return null;
	url.hash = "";
	return url.href;
}
