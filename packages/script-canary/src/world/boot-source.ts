import type { Secrets } from "../secrets/make-secrets.ts";
import { WALLET_ACCOUNT, WALLET_BALANCE } from "../site/wallet-addresses.ts";
import { installClock } from "./clock.ts";
import { gmFunctions } from "./gm-functions.ts";
import { noticeWishes } from "./notice-wishes.ts";
import { plantState, type WantedState } from "./page-state.ts";
import { recordMedia } from "./record-media.ts";
import { watchPage } from "./watch-page.ts";

/** Names by which the harness finds its own things in the page; new for each run. */
export interface WorldNames {
	readonly binding: string;
	readonly controls: string;
}

/** Most firings of one timer for each jump of the clock. */
const MOST_FIRINGS = 25;

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
	resources: Readonly<Record<string, string>>;
	visit: number;
	wanted: WantedState;
	/** Source of a library that the script or its page has; empty when none. */
	library: string;
	/** What the window is called, by whoever opened it. */
	windowName: string;
	info: { readonly name: string; readonly version: string };
}): string {
	const { names, wrapped, secrets, library, ...told } = options;
	const settings = JSON.stringify({
		...told,
		walletAccount: WALLET_ACCOUNT,
		most: MOST_FIRINGS,
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
	const advance = (${installClock.toString()})(settings.most, settings.ahead);
	(${watchPage.toString()})(tell, settings);
	(${recordMedia.toString()})(tell, settings.recording);
	const { watched } = (${noticeWishes.toString()})(tell, settings.visit);
	if (settings.windowName !== "" && window === top) name = settings.windowName;
	(${plantState.toString()})(settings.wanted, settings.state, settings.person);
	const { api, commands } = (${gmFunctions.toString()})(tell, { values: settings.values, info: settings.info, page: location.href, resources: settings.resources });
	Object.defineProperty(globalThis, ${JSON.stringify(names.controls)}, { value: { advance, commands, read, write, api, watched } });
	// Managers run scripts once there is an element to add something to; libraries need one too.
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

/** What the page's own code is told of the secrets, and of what the script looks for in its storage. */
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
