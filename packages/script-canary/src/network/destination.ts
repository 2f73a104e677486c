/**
 * Returns the destination of a request, as in `sec-fetch-dest`. Browsers send that header to secure sites only; otherwise
 * the destination is derived from `accept`, and from `origin`, which is sent only when a script wants to read the response.
 */
export function destinationOf(headers: Readonly<Record<string, string>>): string {
	const declared = headers["sec-fetch-dest"];
	if (declared !== undefined) return declared;
	const accept = headers.accept ?? "";
	if (accept.startsWith("text/html")) return "document";
	if (accept.startsWith("image/")) return "image";
	if (accept.startsWith("text/css")) return "style";
	return accept === "*/*" && headers.origin === undefined && headers["x-requested-with"] === undefined
		? "script"
		: "empty";
}
