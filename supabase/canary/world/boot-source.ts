import type { Secrets } from "../secrets/make-secrets.ts";
import { installClock } from "./clock.ts";
import { gmFunctions } from "./gm-functions.ts";
import { watchPage } from "./watch-page.ts";

/** Names by which the harness finds its own things in the page; new for each run. */
export interface WorldNames {
	readonly binding: string;
	readonly controls: string;
}

/** Most firings of one timer for each jump of the clock. */
const MOST_FIRINGS = 25;
export const WALLET_ACCOUNT = "0x8ba1f109551bD432803012645Ac136ddd64DBA72";

/** Source that every document of the site runs before its own scripts: clock, stand-ins, and the userscript if there is one. */
export function bootSource(options: {
	names: WorldNames;
	origin: string;
	/** See `wrapScript`; null for a bookmarklet, which is run by its address. */
	wrapped: string | null;
	runAt: string;
	allFrames: boolean;
	/** Milliseconds by which the clock of this visit is ahead. */
	ahead: number;
	secrets: Secrets;
	values: Readonly<Record<string, string>>;
	info: { readonly name: string; readonly version: string };
}): string {
	const { names, wrapped, secrets, ...told } = options;
	const settings = JSON.stringify({
		...{ ...told, walletAccount: WALLET_ACCOUNT, most: MOST_FIRINGS, card: secrets.cardNumber.value },
		...{ storedPassword: secrets.password.value, storedUser: secrets.username.value },
	});
	return `(() => {
	const settings = ${settings};
	const bound = globalThis[${JSON.stringify(names.binding)}];
	delete globalThis[${JSON.stringify(names.binding)}];
	if (location.origin !== settings.origin || typeof bound !== "function") return;
	const { stringify } = JSON;
	const tell = (message) => bound(stringify(message));
	const read = navigator.clipboard?.readText.bind(navigator.clipboard);
	const write = navigator.clipboard?.writeText.bind(navigator.clipboard);
	const advance = (${installClock.toString()})(settings.most, settings.ahead);
	(${watchPage.toString()})(tell, settings);
	const { api, commands } = (${gmFunctions.toString()})(tell, { values: settings.values, info: settings.info, page: location.href });
	Object.defineProperty(globalThis, ${JSON.stringify(names.controls)}, { value: { advance, commands, read, write, api } });
	${wrapped === null ? "" : startSource(wrapped)}
})();`;
}

function startSource(wrapped: string): string {
	return `if (!settings.allFrames && window.top !== window) return;
	const start = () => { tell({ tell: "started" }); const done = ${wrapped}.call(globalThis, api); if (done && done.catch) done.catch(() => undefined); };
	// Managers run scripts once there is an element to add something to.
	const atRoot = () => {
		if (document.documentElement) return start();
		new MutationObserver((_records, observer) => { if (document.documentElement) { observer.disconnect(); start(); } }).observe(document, { childList: true });
	};
	if (settings.runAt === "document-start") atRoot();
	else if (settings.runAt === "document-idle" || settings.runAt === "context-menu") document.addEventListener("DOMContentLoaded", () => setTimeout(start), { once: true });
	else document.addEventListener("DOMContentLoaded", () => start(), { once: true });`;
}

/** What the page's own code is told of the secrets. */
export function plantedTexts(secrets: Secrets, wantedKeys: readonly string[]): Record<string, string> {
	return {
		...Object.fromEntries(Object.entries(secrets).map(([name, { value }]) => [name, value])),
		wantedKeys: wantedKeys.join("\n"),
	};
}
