/**
 * What a request is for. Browsers only say it to secure sites; otherwise it shows in what they accept, and, for what scripts
 * and elements both accept, in the origin that is only sent when somebody wants to read the answer.
 */
export function destinationOf(headers: Readonly<Record<string, string>>): string {
	const told = headers["sec-fetch-dest"];
	if (told !== undefined) return told;
	const accept = headers.accept ?? "";
	if (accept.startsWith("text/html")) return "document";
	if (accept.startsWith("image/")) return "image";
	if (accept.startsWith("text/css")) return "style";
	return accept === "*/*" && headers.origin === undefined && headers["x-requested-with"] === undefined
		? "script"
		: "empty";
}
