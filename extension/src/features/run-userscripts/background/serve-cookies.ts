import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	deleteCookie,
	listCookies,
	setCookie,
} from "@scriptorium/shared-protocol/extension-internal/user-script-cookies";
import type { CookiesPort } from "../../../platform/cookies.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import { targetsOf } from "../../../script-library/page-targets.ts";
import { mayUseCookiesOf } from "../domain/cookie-sites.ts";
import { metadataOf } from "../domain/metadata-of.ts";
import type { AuthorizeCall, CallClaim, CallRefusal } from "./authorize-call.ts";

export interface CookiePorts {
	readonly authorize: AuthorizeCall;
	readonly cookies: CookiesPort;
}

type Refusal = CallRefusal | "NOT_ALLOWED" | "SITE_REFUSED";

/** `GM_cookie`: cookies of sites that the script runs on or connects to, once the user has allowed it. */
export function serveCookies({ authorize, cookies }: CookiePorts): Served<UserScriptSender | null>[] {
	/** The tab of a call that may use the cookies of an address. */
	async function tabFor(
		claim: CallClaim,
		sender: UserScriptSender | null,
		url: string,
	): Promise<Result<number, Refusal>> {
		const authorized = await authorize(claim, sender, "GM_cookie");
		if (!authorized.ok) return authorized;
		if (sender?.tabId === undefined) return fail("PERMISSION_DENIED", "The call comes from no tab");
		const targets = targetsOf(authorized.value);
		const connects = metadataOf(authorized.value)?.connects ?? [];
		if (targets === null || !mayUseCookiesOf({ ...targets, connects }, url, sender.url))
			return fail("SITE_REFUSED", "The script neither runs on this site nor names it with @connect");
		if (!(await cookies.isAllowed()))
			return fail("NOT_ALLOWED", "Allow scripts to use cookies first, in the settings of the extension");
		return succeed(sender.tabId);
	}
	const refused = (thrown: unknown) => fail("COOKIE_REFUSED", "The browser refuses it", messageOf(thrown));

	return [
		serve(listCookies)<UserScriptSender | null>(async ({ scriptId, secret, ...filter }, { sender }) => {
			const tab = await tabFor({ scriptId, secret }, sender, filter.url);
			if (!tab.ok) return tab;
			return cookies.list(tab.value, defined(filter)).then((found) => succeed({ cookies: found }), refused);
		}),
		serve(setCookie)<UserScriptSender | null>(async ({ scriptId, secret, ...cookie }, { sender }) => {
			const tab = await tabFor({ scriptId, secret }, sender, cookie.url);
			if (!tab.ok) return tab;
			return cookies.set(tab.value, defined(cookie)).then(() => succeed({}), refused);
		}),
		serve(deleteCookie)<UserScriptSender | null>(async ({ scriptId, secret, url, name }, { sender }) => {
			const tab = await tabFor({ scriptId, secret }, sender, url);
			if (!tab.ok) return tab;
			return cookies.remove(tab.value, url, name).then(() => succeed({}), refused);
		}),
	];
}

type Defined<Given> = { [Key in keyof Given]: Exclude<Given[Key], undefined> };

/** Without the properties that are undefined. */
function defined<Given extends object>(given: Given): Defined<Given> {
	return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<Given>;
}
