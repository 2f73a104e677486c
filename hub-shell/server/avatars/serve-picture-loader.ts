import { createHash } from "node:crypto";
import { textResponse } from "../static/text-response.ts";

/** Address of the document; `static` is a reserved username. */
export const PICTURE_LOADER_PATH = "/static/picture-loader";

/**
 * Takes one address and one `MessagePort` from the page around it, loads the picture and sends its pixels, or null. The host
 * must allow it by CORS (`crossOrigin`), otherwise nobody could read the pixels. Nothing of the hub is sent to the host: the
 * origin is opaque, and there is neither cookie nor referrer.
 */
const SCRIPT = `
{
	const hub = new URL(location.href).origin;
	addEventListener("message", function take({ source, origin, data, ports: [port] }) {
		if (source !== parent || parent === window || origin !== hub || port === undefined) return;
		removeEventListener("message", take);
		const picture = new Image();
		picture.crossOrigin = "anonymous";
		picture.referrerPolicy = "no-referrer";
		picture.onload = () => createImageBitmap(picture).then(
			(bitmap) => port.postMessage(bitmap, [bitmap]),
			() => port.postMessage(null),
		);
		picture.onerror = () => port.postMessage(null);
		picture.src = String(data);
	});
}
`;

const DOCUMENT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Picture</title></head><body><script>${SCRIPT}</script></body></html>
`;

/** Pictures of any host, this one script, and nothing else. `sandbox` makes the origin opaque, also when opened by itself. */
const POLICY = [
	"sandbox allow-scripts",
	"default-src 'none'",
	`script-src 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`,
	"img-src http: https:",
	"form-action 'none'",
	"base-uri 'none'",
	"frame-ancestors 'self'",
].join("; ");

/**
 * Serves the document in which the account page loads a picture from an address that its owner has typed.
 * @param request The visitor's request.
 * @returns The document with a Content-Security-Policy of its own, or 304 for a fresh copy.
 */
export function servePictureLoader(request: Request): Promise<Response> | Response {
	return textResponse(request, DOCUMENT, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": POLICY,
			"referrer-policy": "no-referrer",
			"x-robots-tag": "noindex",
		},
	});
}
