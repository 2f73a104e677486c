import { textResponse } from "../static/text-response.ts";

/** Address of the document; `static` is a reserved username. The hub's policy allows frames of this address only. */
export const SANDBOX_PATH = "/static/sandbox";

/**
 * `sandbox` makes its origin opaque, also where it is opened by itself: code in it has no storage, no cookies and no access to the hub.
 * Nothing can be loaded or sent.
 */
const POLICY = [
	"sandbox allow-scripts",
	"default-src 'none'",
	"script-src 'unsafe-inline' 'unsafe-eval'",
	"style-src 'unsafe-inline'",
	"img-src data: blob:",
	"media-src data: blob:",
	"font-src data:",
	"connect-src 'none'",
	"webrtc 'block'",
	"form-action 'none'",
	"base-uri 'none'",
	"frame-ancestors 'self'",
].join("; ");

/** Takes one `MessagePort` from the page around it, and runs the text that arrives there with `port` in its scope. */
const DOCUMENT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox</title></head>
<body>
<script>
{
	const hub = new URL(location.href).origin;
	addEventListener("message", function take({ source, origin, ports: [port] }) {
		if (source !== parent || parent === window || origin !== hub || port === undefined) return;
		removeEventListener("message", take);
		port.addEventListener("message", ({ data }) => new Function("port", data)(port), { once: true });
		port.start();
	});
	document.currentScript.remove();
}
</script>
</body>
</html>
`;

/**
 * Serves the empty document in which code is tried without access to anything.
 * @param request The visitor's request.
 * @returns The document with a Content-Security-Policy of its own, or 304 for a fresh copy.
 */
export function serveSandbox(request: Request): Promise<Response> | Response {
	return textResponse(request, DOCUMENT, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": POLICY,
			// A process of its own in Chromium: code that never ends blocks this document, not the hub's page around it.
			// https://wicg.github.io/document-isolation-policy/
			"document-isolation-policy": "isolate-and-credentialless",
			// A policy restricts neither connections without a request (`preconnect`) nor peer connections; this does, in Chromium.
			// https://wicg.github.io/connection-allowlists/
			"connection-allowlist": "()",
			"x-dns-prefetch-control": "off",
			"x-robots-tag": "noindex",
		},
	});
}
