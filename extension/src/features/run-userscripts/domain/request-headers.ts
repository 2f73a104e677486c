import { mergeCookies, type SentCookie } from "./cookie-header.ts";

export type HeaderPair = readonly [name: string, value: string];

/** How the browser changes a header on its way out; `fetch` leaves these to the browser. */
export interface HeaderChange {
	readonly header: string;
	readonly operation: "set" | "append" | "remove";
	/** Left out with `remove`. */
	readonly value?: string;
}

export interface RequestHeaders {
	/** For `fetch`. */
	readonly plain: readonly HeaderPair[];
	/** For a rule of `declarativeNetRequest`. */
	readonly changes: readonly HeaderChange[];
}

/** Headers that `fetch` refuses and a rule can set. */
const SET_BY_RULE = /^(?:accept-encoding|cookie|date|dnt|origin|referer|sec-.+|user-agent|via)$/;
/** Headers that describe the connection or the body: nobody but the browser can set them. */
const BROWSERS_OWN =
	/^(?:accept-charset|access-control-request-.+|connection|content-length|cookie2|expect|host|keep-alive|proxy-.+|te|trailer|transfer-encoding|upgrade)$/;
/** Not sent to another origin than the one they were meant for. */
const SECRET = /^(?:authorization|cookie|proxy-authorization|origin)$/;

export interface HeaderWishes {
	readonly method: string;
	readonly headers: readonly HeaderPair[];
	readonly anonymous: boolean;
	/** Sent beside the browser's cookies, instead of those with the same names; null for none. */
	readonly cookie: string | null;
	/** Of HTTP authentication; null for none. */
	readonly user: string | null;
	readonly password: string | null;
	/** Content type of the body; null without one. */
	readonly bodyType: string | null;
}

/** Whether a script sends cookies of its own beside those of the browser. */
export const addsCookies = ({ anonymous, cookie, headers }: HeaderWishes): boolean =>
	!anonymous && (cookie !== null || headers.some(([name]) => name.toLowerCase() === "cookie"));

/**
 * Splits the headers of a request into those that `fetch` sends and those that a rule of the browser sets. Names and values
 * that are not valid in HTTP are left out, as are headers that only the browser can set.
 * @param ofBrowser the cookies that the browser sends by itself; null when they are not known
 */
export function planHeaders(wishes: HeaderWishes, ofBrowser: readonly SentCookie[] | null = null): RequestHeaders {
	const plain: HeaderPair[] = [];
	const changes = new Map<string, HeaderChange>();
	for (const [name, value] of wishes.headers) {
		const header = name.toLowerCase();
		if (!isValid(name, value) || BROWSERS_OWN.test(header)) continue;
		if (!SET_BY_RULE.test(header)) plain.push([name, value.trim()]);
		// An empty value takes the header away, as in other script managers.
		else if (value.trim() === "") changes.set(header, { header, operation: "remove" });
		else changes.set(header, { header, operation: "set", value: value.trim() });
	}
	const has = (header: string): boolean => plain.some(([name]) => name.toLowerCase() === header);
	if (wishes.bodyType !== null && wishes.bodyType !== "" && !has("content-type")) {
		plain.push(["Content-Type", wishes.bodyType]);
	}
	if (wishes.user !== null && !has("authorization")) {
		plain.push(["Authorization", basicAuthorization(wishes.user, wishes.password ?? "")]);
	}
	const cookie = cookieOf(wishes, changes.get("cookie")?.value ?? null, ofBrowser);
	if (cookie !== null) changes.set("cookie", cookie);
	// The browser would name this extension as the origin of whatever has a body.
	const isRead = /^(?:get|head)$/i.test(wishes.method);
	if (!isRead && !changes.has("origin")) changes.set("origin", { header: "origin", operation: "remove" });
	return { plain, changes: [...changes.values()] };
}

/** Cookies that the script gives come to those of the browser and replace the same names; an anonymous request has only them. */
function cookieOf(
	{ anonymous, cookie }: HeaderWishes,
	header: string | null,
	ofBrowser: readonly SentCookie[] | null,
): HeaderChange | null {
	const given = [header, cookie].filter((text) => text !== null && text.trim() !== "").join("; ");
	if (given === "" || !isValid("Cookie", given)) return null;
	if (anonymous) return { header: "cookie", operation: "set", value: given };
	const merged = ofBrowser === null ? null : mergeCookies(ofBrowser, given);
	// A cookie of the browser that a rule cannot write: better one twice than none.
	if (merged === null || !isValid("Cookie", merged)) return { header: "cookie", operation: "append", value: given };
	return { header: "cookie", operation: "set", value: merged };
}

/** No line breaks, which would begin another header, and nothing beyond ISO 8859-1. */
const isValid = (name: string, value: string): boolean =>
	/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

function basicAuthorization(user: string, password: string): string {
	const bytes = new TextEncoder().encode(`${user}:${password}`);
	return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Headers and body that a request sends to one address; a redirect changes them. */
export interface RequestStep extends HeaderWishes {
	readonly url: URL;
	readonly sendsBody: boolean;
}

/**
 * The next request after a redirect, by the Fetch standard (HTTP-redirect fetch): the method becomes GET where that is
 * custom, and secrets of the request are not sent to another origin. Null when the target is no valid address.
 * @param status 301, 302, 303, 307 or 308
 */
export function followRedirect(step: RequestStep, status: number, target: string): RequestStep | null {
	if (!URL.canParse(target, step.url)) return null;
	const url = new URL(target, step.url);
	if (url.hash === "") url.hash = step.url.hash;
	const isPost = step.method.toUpperCase() === "POST";
	const isRead = /^(?:get|head)$/i.test(step.method);
	const becomesGet = (isPost && (status === 301 || status === 302)) || (!isRead && status === 303);
	const leaves = url.origin !== step.url.origin;
	return {
		...step,
		url,
		method: becomesGet ? "GET" : step.method,
		sendsBody: step.sendsBody && !becomesGet,
		bodyType: becomesGet ? null : step.bodyType,
		headers: step.headers.filter(([name]) => {
			const header = name.toLowerCase();
			return !(leaves && SECRET.test(header)) && !(becomesGet && header.startsWith("content-"));
		}),
		cookie: leaves ? null : step.cookie,
		user: leaves ? null : step.user,
		password: leaves ? null : step.password,
	};
}

/**
 * The headers of a response as text: `name: value`, with CR LF between the lines and none after the last, as of Tampermonkey: scripts
 * take the text apart at the line breaks. Cookies are not handed out.
 */
export function headerText(headers: Iterable<readonly [string, string]>): string {
	const lines: string[] = [];
	for (const [name, value] of headers) if (!/^set-cookie2?$/i.test(name)) lines.push(`${name.toLowerCase()}: ${value}`);
	return lines.join("\r\n");
}
