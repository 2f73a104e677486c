import type { Secrets } from "../secrets/make-secrets.ts";
import { WALLET_ACCOUNT, WALLET_BALANCE } from "../site/wallet-addresses.ts";
import { installClock } from "./clock.ts";
import { gmFunctions } from "./gm-functions.ts";
import { noticeWishes } from "./notice-wishes.ts";
import { plantState, type WantedState } from "./page-state.ts";
import { recordMedia } from "./record-media.ts";
import { watchPage } from "./watch-page.ts";

/** Names of the harness's globals in the page, random for each run. */
export interface WorldNames {
	readonly binding: string;
	readonly controls: string;
}

/** Maximum number of times that one timer fires per advance of the clock. */
const MAX_FIRINGS = 25;

/** Builds the source that every document of the site runs before its own scripts: clock, stand-ins and userscript, if any. */
export function bootSource(options: {
	names: WorldNames;
	origin: string;
	/** Result of `wrapScript`; null for a bookmarklet, which runs by its address. */
	wrapped: string | null;
	runAt: string;
	allFrames: boolean;
	/** Offset of this visit's clock from the real clock, in milliseconds. */
	ahead: number;
	secrets: Secrets;
	values: Readonly<Record<string, string>>;
	resources: Readonly<Record<string, string>>;
	visit: number;
	wanted: WantedState;
	/** Source of a library that the script or its page uses; empty when there is none. */
	library: string;
	/** Value of `window.name`, which the opener of a window can set; empty to leave it unset. */
	windowName: string;
	info: { readonly name: string; readonly version: string };
}): string {
	const { names, wrapped, secrets, library, ...rest } = options;
	const settings = JSON.stringify({
		...rest,
		walletAccount: WALLET_ACCOUNT,
		maxFirings: MAX_FIRINGS,
		card: secrets.cardNumber.value,
		storedPassword: secrets.password.value,
		storedUser: secrets.username.value,
		recording: secrets.recording.value,
		state: secrets.pageGlobal.value,
		person: secrets.attribute.value,
		balance: `0x${WALLET_BALANCE.toString(16)}`,
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
	const advance = (${installClock.toString()})(settings.maxFirings, settings.ahead);
	(${watchPage.toString()})(tell, settings);
	(${recordMedia.toString()})(tell, settings.recording);
	const { watched } = (${noticeWishes.toString()})(tell, settings.visit);
	if (settings.windowName !== "" && window === top) name = settings.windowName;
	(${plantState.toString()})(settings.wanted, settings.state, settings.person);
	const { api, commands } = (${gmFunctions.toString()})(tell, { values: settings.values, info: settings.info, page: location.href, resources: settings.resources });
	Object.defineProperty(globalThis, ${JSON.stringify(names.controls)}, { value: { advance, commands, read, write, api, watched } });
	// Userscript managers wait for the root element before they run scripts; libraries need it too.
	const atRoot = (act) => {
		if (document.documentElement) return act();
		new MutationObserver((_records, observer) => { if (document.documentElement) { observer.disconnect(); act(); } }).observe(document, { childList: true });
	};
	${
		library === ""
			? ""
			: `atRoot(() => { ${library}
 });`
	}
	${wrapped === null ? "" : startSource(wrapped)}
})();`;
}

function startSource(wrapped: string): string {
	return `if (!settings.allFrames && window.top !== window) return;
	const start = () => { tell({ tell: "started" }); const done = ${wrapped}.call(globalThis, api); if (done && done.catch) done.catch(() => undefined); };
	if (settings.runAt === "document-start") atRoot(start);
	else if (settings.runAt === "document-idle" || settings.runAt === "context-menu") document.addEventListener("DOMContentLoaded", () => setTimeout(start), { once: true });
	else document.addEventListener("DOMContentLoaded", () => start(), { once: true });`;
}

/** Builds the texts that the page's own code plants: the secrets, and values for storage keys that the script reads. */
export function plantedTexts(
	secrets: Secrets,
	wanted: { readonly keys: readonly string[]; readonly json: string },
): Record<string, string> {
	return {
		...Object.fromEntries(Object.entries(secrets).map(([name, { value }]) => [name, value])),
		wantedKeys: wanted.keys.join("\n"),
		json: wanted.json,
	};
}
