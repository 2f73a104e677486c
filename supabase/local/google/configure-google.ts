import type { GoogleCredentials } from "../rest/lite-app.ts";
import { type GoogleStandIn, startStandIn } from "./stand-in.ts";

/** Real Google as soon as credentials are there; else, and only then, the stand-in. */
export function configureGoogle(
	origin: string,
	standInSecret: string,
): { credentials: GoogleCredentials; standIn: GoogleStandIn | null } {
	const clientId = process.env.GOOGLE_CLIENT_ID;
	const clientSecret = process.env.GOOGLE_CLIENT_SECRET;
	if (clientId && clientSecret) return { credentials: { clientId, clientSecret }, standIn: null };
	const credentials = { clientId: "scriptorium-stand-in", clientSecret: standInSecret };
	return { credentials, standIn: startStandIn({ origin, ...credentials }) };
}
