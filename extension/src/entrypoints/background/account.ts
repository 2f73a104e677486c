import { systemClock } from "@scriptorium/core-types/clock";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import { EXTENSION_SIGN_IN_ADDRESS } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { serveGenerateScript } from "../../features/generate-script/background/serve-generate-script.ts";
import { createHubRequests } from "../../features/sign-in/background/hub-requests.ts";
import { createHubSession } from "../../features/sign-in/background/hub-session.ts";
import { serveSignIn } from "../../features/sign-in/background/serve-sign-in.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import { describeDevice } from "../../platform/describe-device.ts";
import { pageAddress } from "../../platform/extension-info.ts";
import { keepAwake } from "../../platform/keep-awake.ts";
import { localStore, sessionStore } from "../../platform/storage/browser-storage.ts";
import { openTab } from "../../platform/tabs.ts";

/** Connects the extension's session at the hub, and what is asked of the hub with it, to the browser's API. */
export function createAccount(log: (line: string) => void): readonly Served<null>[] {
	const ownAddress = pageAddress("sign-in.html");
	const session = createHubSession({
		local: localStore,
		session: sessionStore,
		requests: createHubRequests(HUB_ORIGIN, fetch.bind(globalThis)),
		hubOrigin: HUB_ORIGIN,
		signInAddress: ownAddress === EXTENSION_SIGN_IN_ADDRESS ? ownAddress : null,
		openTab,
		describeDevice,
		newId: () => crypto.randomUUID(),
		now: systemClock.now,
		log,
	});
	const { callFunction } = session;
	const newId = () => crypto.randomUUID();
	return [
		...serveSignIn(session),
		...serveGenerateScript({ callFunction, keepAwake, session: sessionStore, newId, log }),
	];
}
