/** The address of a userscript on the hub, without its fragment; null for anything that is not one. */
export function readHubScriptAddress(text: string, hubOrigin: string): string | null {
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	const plain = url.username === "" && url.password === "";
	if (url.origin !== hubOrigin || !plain || !url.pathname.endsWith(".user.js")) return null;
	url.hash = "";
	return url.href;
}
