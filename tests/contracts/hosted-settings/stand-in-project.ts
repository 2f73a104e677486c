import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** Answers of a project and a hub on which every setting is the opposite of what `docs/deployment.md` asks for. */
const LOOSE_ANSWERS: Readonly<Record<string, unknown>> = {
	"/auth/v1/settings": {
		external: { email: true, google: false, anonymous_users: true, github: true },
		disable_signup: false,
	},
	"/rest/v1/": { swagger: "2.0", paths: { "/": {}, "/bookmarklets": {}, "/payment_cards": {}, "/rpc/search": {} } },
	"/rest/v1/a_name_of_no_relation": [],
	"/rest/v1/versions": Array.from({ length: 1_001 }, (_, id) => ({ id })),
	"/graphql/v1": { data: { __typename: "Query" } },
	"/storage/v1/bucket": [{ name: "uploads", public: true }],
	"/functions/v1/health-check": { status: "broken" },
	"/status": { available: true, reason: null },
};

/** Answers of a hosted project that is set up as documented, where they differ in form from the local backend's. */
const STRICT_ANSWERS: Readonly<Record<string, unknown>> = {
	"/auth/v1/settings": { external: { email: false, google: true, anonymous_users: false }, disable_signup: false },
	"/rest/v1/": { swagger: "2.0", paths: { "/": {}, "/bookmarklets": {}, "/rpc/search": {} } },
	"/rest/v1/versions": Array.from({ length: 1_000 }, (_, id) => ({ id })),
	"/rest/v1/versions?select=id&offset=1000&limit=1": [{ id: 1_000 }],
	"/graphql/v1": { errors: [{ message: "pg_graphql extension is not enabled." }] },
	"/storage/v1/bucket": [],
	"/functions/v1/health-check": { status: "ok" },
	"/functions/v1/desktop-session": { code: "invalid_request" },
	"/functions/v1/generate-bookmarklet": { model: "small", models: ["small"], quota: null },
	"/functions/v1/generate-script": { code: "invalid_request" },
	"/functions/v1/generate-tags": { code: "invalid_request" },
	"/functions/v1/analyze-page": { code: "invalid_request" },
	"/functions/v1/ai-script-assistant": { code: "invalid_request" },
	"/functions/v1/test-bookmarklet": { available: false, reason: "This server has no browser for test runs." },
	"POST /functions/v1/test-bookmarklet": { error: "Not valid.", details: null, code: "invalid_request", status: 400 },
	"/functions/v1/analyze-security": { risk_level: "green", rules_version: "1.0.0-00000000" },
};

/** A sign-in that redirects to any requested address; the strict one redirects to the site. */
function signIn(origin: string, asked: URL, isStrict: boolean): string | null {
	if (asked.pathname === "/auth/v1/authorize") {
		return `${origin}/provider?state=${encodeURIComponent(asked.searchParams.get("redirect_to") ?? "")}`;
	}
	if (asked.pathname !== "/auth/v1/callback") return null;
	return `${isStrict ? `${origin}/` : asked.searchParams.get("state")}#error=access_denied`;
}

export interface StandInProject {
	readonly origin: string;
	stop(): Promise<void>;
}

/** Starts a stand-in of a hosted project, on loopback and without TLS. */
export async function startStandInProject(settings: "loose" | "strict"): Promise<StandInProject> {
	const isStrict = settings === "strict";
	const answers = isStrict ? STRICT_ANSWERS : LOOSE_ANSWERS;
	let origin = "";
	const answer = (request: IncomingMessage, response: ServerResponse) => {
		const asked = new URL(request.url ?? "/", origin);
		const location = signIn(origin, asked, isStrict);
		if (location !== null) return response.writeHead(302, { Location: location }).end();
		const body =
			answers[`${request.method} ${asked.pathname}`] ??
			answers[asked.pathname + asked.search] ??
			answers[asked.pathname];
		const missing = asked.pathname.startsWith("/rest/v1/") ? 406 : 404;
		response.writeHead(body === undefined ? missing : 200, { "Content-Type": "application/json" });
		return response.end(JSON.stringify(body ?? { message: "not found" }));
	};
	const server = createServer((request, response) => void answer(request, response));
	server.on("upgrade", (_request, socket) => {
		if (isStrict) socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
		else socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
	});
	// Not called localhost, so that the lack of TLS counts.
	const listening = await listenOnLoopback(server, { host: "127.0.0.2" });
	({ origin } = listening);
	return { origin, stop: listening.close };
}
