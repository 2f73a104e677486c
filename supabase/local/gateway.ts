import type { App } from "@supabase/lite";
import type { FunctionsHost } from "./functions/functions-host.ts";
import type { GoogleStandIn } from "./google/stand-in.ts";
import { jsonError } from "./json-error.ts";
import type { PostgresServer } from "./postgres/postgres-server.ts";
import { answerWithDatabase } from "./rest/rest-service.ts";

export interface GatewayParts {
	readonly app: App;
	readonly postgres: PostgresServer;
	/** Rises when database connections were lost. */
	losses(): number;
	readonly functions: FunctionsHost;
	readonly standIn: GoogleStandIn | null;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Shares the hub's origin: answers the backend's paths, null for every other one. */
export function createGateway(parts: GatewayParts) {
	return async (request: Request, peerAddress: string): Promise<Response | null> => {
		const { pathname } = new URL(request.url);
		const service = /^\/(rest\/v1|auth\/v1|functions\/v1|__google)(?=\/|$)/.exec(pathname)?.[1];
		if (service === undefined) return null;
		if (!LOOPBACK.test(peerAddress)) {
			return jsonError(403, "loopback_only", "The local backend answers this computer only.");
		}
		if (service === "functions/v1") return parts.functions.fetch(request, pathname.slice("/functions/v1".length));
		if (service === "__google") {
			if (parts.standIn && pathname === "/__google/auth") return parts.standIn.fetch(request);
			return jsonError(404, "not_found", "There is nothing at this address.");
		}
		const response = await answerWithDatabase(parts, request, peerAddress);
		const location = response.headers.get("Location");
		if (!parts.standIn || location === null) return response;
		const redirected = new Response(response.body, response);
		redirected.headers.set("Location", parts.standIn.redirect(location));
		return redirected;
	};
}
