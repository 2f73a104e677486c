/**
 * The hub has one origin, `http://localhost:PORT`: only there the extension listens. The numeric loopback addresses
 * lead to it; any other host name is a stranger's page that points its name at this computer.
 * @returns null for a request to the origin itself
 */
export function guardHost(request: Request, port: number): Response | null {
	const url = new URL(request.url);
	const host = request.headers.get("Host") ?? url.host;
	if (host === `localhost:${port}` || (port === 80 && host === "localhost")) return null;
	if (/^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) {
		const location = `http://localhost:${port}${url.pathname}${url.search}`;
		return new Response(null, { status: 308, headers: { Location: location } });
	}
	return new Response(`This hub answers at http://localhost:${port} only.\n`, {
		status: 421,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
