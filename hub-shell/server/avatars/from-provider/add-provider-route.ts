import type { Hono } from "hono";
import { createPersonBackend } from "../../backend/person-backend.ts";
import type { HubConfig } from "../../hub-config.ts";
import type { Asked } from "../../user-scripts/add-file-routes.ts";
import { type CopyErrorCode, copyProviderPicture } from "./copy-provider-picture.ts";
import { GOOGLE_PICTURE_ORIGINS } from "./picture-address.ts";

/** Maximum number of concurrent copies; each uses a few megabytes. */
const MAX_UNDERWAY = 8;
const BEARER = /^Bearer ([\w.-]{1,8192})$/i;

type RouteErrorCode = CopyErrorCode | "BUSY";
const NO_PICTURE =
	"The picture of your Google account could not be taken over. Your initial is shown until you add one.";
const REFUSALS: Readonly<Record<RouteErrorCode, { status: number; text: string }>> = {
	SIGN_IN_REQUIRED: { status: 401, text: "Please sign in first." },
	PICTURE_ADDRESS_REFUSED: { status: 422, text: NO_PICTURE },
	PICTURE_TOO_LARGE: { status: 422, text: NO_PICTURE },
	PICTURE_UNREADABLE: { status: 422, text: NO_PICTURE },
	TOO_MANY_REQUESTS: { status: 429, text: "Too many requests. Try again in a minute." },
	PROVIDER_UNREACHABLE: { status: 502, text: NO_PICTURE },
	BACKEND_UNREACHABLE: { status: 503, text: "The hub's database does not answer. Try again in a minute." },
	BUSY: { status: 503, text: "Too many pictures are being copied. Try again in a minute." },
};

/**
 * `POST /avatars/from-provider` with the access token as `Authorization: Bearer`: the hub's pages call it after a sign-in
 * whose `sync_profile()` says `wants_picture`. Answers `{ "avatar_url": path or null }`, or an error with a code.
 */
export function addProviderRoute(app: Hono<Asked>, config: HubConfig): void {
	const fetchAnswer = config.fetch ?? fetch;
	const origins = [...GOOGLE_PICTURE_ORIGINS, ...(config.pictureOrigins ?? [])];
	let underway = 0;
	app.post("/avatars/from-provider", async ({ req }) => {
		const token = BEARER.exec(req.header("authorization") ?? "")?.[1];
		if (token === undefined) return refuse("SIGN_IN_REQUIRED");
		if (underway >= MAX_UNDERWAY) return refuse("BUSY");
		underway += 1;
		try {
			const copied = await copyProviderPicture(
				createPersonBackend(config.backend, fetchAnswer, token),
				origins,
				fetchAnswer,
			);
			if (copied.ok) return Response.json({ avatar_url: copied.value }, { headers: { "cache-control": "no-store" } });
			const { code, message, details } = copied.error;
			// Omits address and token: more people may read the log than the profile.
			console.warn(`[avatars] from-provider: ${JSON.stringify({ code, message, details })}`);
			return refuse(code);
		} finally {
			underway -= 1;
		}
	});
}

function refuse(code: RouteErrorCode): Response {
	const { status, text } = REFUSALS[code];
	const retry = status === 429 || status === 503 ? { "retry-after": "60" } : {};
	const headers = { "cache-control": "no-store", ...retry };
	return Response.json({ error: text, details: null, code, status }, { status, headers });
}
