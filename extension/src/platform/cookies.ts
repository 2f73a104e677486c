import type { ScriptCookie } from "@scriptorium/shared-protocol/extension-internal/user-script-cookies";
import type { Cookies } from "webextension-polyfill";
import { browser } from "./browser.ts";
import type { Pressed } from "./pressed.ts";
import { localStore } from "./storage/browser-storage.ts";

/** Whether the user lets scripts use `GM_cookie`. */
const ALLOWED = "cookies-allowed";

/** Cookies of the browser. */
export interface CookiesPort {
	/** The user lets scripts read and change cookies. */
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
	isAllowed: async () => (await localStore.read(ALLOWED)) === true,
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

/** What the browser sends to an address in a request of the extension. No script sees it. */
export const cookiesSentTo = async (url: string): Promise<{ readonly name: string; readonly value: string }[]> =>
	(await browser.cookies.getAll({ url })).map(({ name, value }) => ({ name, value }));

/** Notes that the user lets scripts use cookies. Only after a press on a page of the extension. */
export async function allowCookies(_pressed: Pressed): Promise<boolean> {
	await localStore.write({ [ALLOWED]: true });
	return true;
}

/** Takes it back. */
export const forbidCookies = (): Promise<void> => localStore.remove([ALLOWED]);
