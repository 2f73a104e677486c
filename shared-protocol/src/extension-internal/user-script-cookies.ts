import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { callRefusals, ownClaim, userScriptDone } from "./user-script-calls.ts";

const text = z.string().check(z.maxLength(4096));
const sameSite = z.enum(["no_restriction", "lax", "strict", "unspecified"]);
/** Web address whose cookies are meant. */
const url = z.string().check(z.maxLength(8192));

/**
 * NOT_ALLOWED: the user has not given the extension the permission for cookies. SITE_REFUSED: neither a site that the script
 * runs on, nor one that its `@connect` lines name. COOKIE_REFUSED: the browser does not take the cookie.
 */
const errors = [...callRefusals, "NOT_ALLOWED", "SITE_REFUSED", "COOKIE_REFUSED"] as const;

/** A cookie as `GM_cookie.list` gives it. Times are seconds since 1970. */
export const scriptCookie = z.object({
	name: z.string(),
	value: z.string(),
	domain: z.string(),
	path: z.string(),
	secure: z.boolean(),
	httpOnly: z.boolean(),
	hostOnly: z.boolean(),
	session: z.boolean(),
	sameSite,
	expirationDate: z.optional(z.number()),
});
export type ScriptCookie = z.infer<typeof scriptCookie>;

/** `GM_cookie.list`. */
export const listCookies = defineMessage({
	type: "SCRIPTORIUM_LIST_COOKIES",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		url,
		domain: z.optional(text),
		name: z.optional(text),
		path: z.optional(text),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_COOKIE_LIST",
		direction: "extension-internal",
		payload: z.object({ cookies: z.array(scriptCookie) }),
	}),
	callers: ["user-script"],
	errors,
});

/** `GM_cookie.set`. */
export const setCookie = defineMessage({
	type: "SCRIPTORIUM_SET_COOKIE",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		url,
		name: text,
		value: z.string().check(z.maxLength(8192)),
		domain: z.optional(text),
		path: z.optional(text),
		secure: z.optional(z.boolean()),
		httpOnly: z.optional(z.boolean()),
		sameSite: z.optional(sameSite),
		/** Seconds since 1970; left out for a cookie of the session. */
		expirationDate: z.optional(z.number()),
	}),
	response: userScriptDone,
	callers: ["user-script"],
	errors,
});

/** `GM_cookie.delete`. */
export const deleteCookie = defineMessage({
	type: "SCRIPTORIUM_DELETE_COOKIE",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, url, name: text }),
	response: userScriptDone,
	callers: ["user-script"],
	errors,
});
