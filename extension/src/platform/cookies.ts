import type { ScriptCookie } from "@scriptorium/shared-protocol/extension-internal/user-script-cookies";
import type { Cookies } from "webextension-polyfill";
import { browser } from "./browser.ts";
import type { Pressed } from "./pressed.ts";

const PERMISSION = { permissions: ["cookies" as const] };

/** Cookies of the browser. The permission is optional; without it `browser.cookies` does not exist. */
export interface CookiesPort {
	isAllowed(): Promise<boolean>;
	list(tabId: number, filter: CookieFilter): Promise<ScriptCookie[]>;
	/** Rejects when the browser does not take the cookie. */
	set(tabId: number, cookie: Cookies.SetDetailsType): Promise<void>;
	remove(tabId: number, url: string, name: string): Promise<void>;
}

export interface CookieFilter {
	readonly url: string;
	readonly domain?: string;
	readonly name?: string;
	readonly path?: string;
}

export const cookies: CookiesPort = {
	isAllowed: () => browser.permissions.contains(PERMISSION),
	async list(tabId, filter) {
		const found = await browser.cookies.getAll({ ...filter, ...(await storeOf(tabId)) });
		return found.map(
			({ name, value, domain, path, secure, httpOnly, hostOnly, session, sameSite, expirationDate }) => ({
				name,
				value,
				domain,
				path,
				secure,
				httpOnly,
				hostOnly,
				session,
				sameSite: sameSite ?? "unspecified",
				...(expirationDate === undefined ? {} : { expirationDate }),
			}),
		);
	},
	async set(tabId, cookie) {
		const stored: unknown = await browser.cookies.set({ ...cookie, ...(await storeOf(tabId)) });
		if (stored === null) throw new Error("The browser does not take this cookie");
	},
	async remove(tabId, url, name) {
		await browser.cookies.remove({ url, name, ...(await storeOf(tabId)) });
	},
};

/** Private windows have cookies of their own. */
async function storeOf(tabId: number): Promise<{ storeId?: string }> {
	const stores = await browser.cookies.getAllCookieStores();
	const store = stores.find(({ tabIds }) => tabIds.includes(tabId));
	return store === undefined ? {} : { storeId: store.id };
}

/** Asks the user. Only from a press on a page of the extension: a permission that was given before is given again without a question. */
export const requestCookies = (_pressed: Pressed): Promise<boolean> => browser.permissions.request(PERMISSION);

/** Gives the permission back. */
export const giveUpCookies = (): Promise<boolean> => browser.permissions.remove(PERMISSION);
