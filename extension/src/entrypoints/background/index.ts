import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import { scriptsChanged } from "@scriptorium/shared-protocol/hub-extension/find-installed-script";
import { SHARE_OUTLINE } from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { OPEN_TEST_TAB, TEST_RUN } from "@scriptorium/shared-protocol/hub-extension/test-run";
import { defineBackground } from "wxt/utils/define-background";
import { createHubBridge } from "../../features/bridge-hub/serve-hub.ts";
import { hubScriptHandlers } from "../../features/install-scripts/background/serve-hub-scripts.ts";
import { createScriptLog } from "../../features/script-log/background/script-log.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import { extensionVersion, onLifecycle, pageAddress } from "../../platform/extension-info.ts";
import { onHubPort } from "../../platform/hub-ports.ts";
import { redirectLocalScripts, redirectUserscripts } from "../../platform/install-redirect.ts";
import { onInternalMessage } from "../../platform/internal-messages.ts";
import { onFrameNavigation } from "../../platform/navigations.ts";
import { reloadAfterBuilds } from "../../platform/reload-after-builds.ts";
import { localStore, sessionStore } from "../../platform/storage/browser-storage.ts";
import { openTab } from "../../platform/tabs.ts";
import { userScripts } from "../../platform/user-scripts.ts";
import { createScriptLibrary } from "../../script-library/script-library.ts";
import { createSettingsStore } from "../../settings/settings-store.ts";
import { createAccount } from "./account.ts";
import { connectTestRuns } from "./connect-test-runs.ts";
import { createIconBadge } from "./icon-badge.ts";
import { createInternalServer } from "./internal-server.ts";
import { createOutlines } from "./outlines.ts";
import { createRecording } from "./recording.ts";
import { createRequests } from "./requests.ts";
import { createUpdates } from "./updates.ts";

// Wiring only. Every listener is added before the first await, or the browser does not wake the worker for it.
export default defineBackground(() => {
	const log = (line: string): void => console.info(`[scriptorium] ${line}`);
	const library = createScriptLibrary({ store: localStore, now: systemClock.now, newId: () => crypto.randomUUID() });
	const testRuns = connectTestRuns((event, payload) => bridge.send(event, payload), log);
	const outlines = createOutlines((event, payload) => bridge.send(event, payload), log);
	const settings = createSettingsStore(localStore);
	const scriptLog = createScriptLog({ store: sessionStore, now: systemClock.now, log });
	const badge = createIconBadge(library, settings, log);
	const updates = createUpdates({ library, settings, scriptLog, onChanged: () => inside.changed(), log });
	const requests = createRequests(library, settings, scriptLog, log);
	const recording = createRecording({
		send: (event, payload) => bridge.send(event, payload),
		showState: badge.recordingChanged,
		log,
	});
	const inside = createInternalServer(library, {
		onScriptsChanged() {
			bridge.send(scriptsChanged, {});
			badge.scriptsChanged();
		},
		onScriptFailed: badge.scriptFailed,
		settings,
		scriptLog,
		served: [
			...testRuns.servedInside,
			...recording.servedInside,
			...outlines.servedInside,
			...updates.served,
			...requests.served,
			...createAccount(log),
		],
		listenToPorts: requests.listenToPorts,
		log,
	});
	const bridge = createHubBridge({
		hubOrigin: HUB_ORIGIN,
		version: extensionVersion(),
		capabilities: () => [
			"install-script",
			"find-installed",
			"record-actions",
			"record-captures",
			SHARE_OUTLINE,
			...(userScripts.canExecute() ? [TEST_RUN, OPEN_TEST_TAB] : []),
			...(userScripts.isAllowed() ? ["run-userscripts"] : []),
		],
		openConfirmation: (url) => openTab(pageAddress("confirm-install.html", { url })),
		served: [
			...recording.servedToHub,
			...testRuns.servedToHub,
			...outlines.servedToHub,
			...hubScriptHandlers(library, HUB_ORIGIN),
		],
		clock: systemClock,
		log,
	});
	const failed = (thrown: unknown): void => log(`registrations failed: ${messageOf(thrown)}`);

	onHubPort(bridge.accept);
	recording.listen();
	testRuns.listen();
	outlines.listen();
	updates.listen();
	requests.listen();
	redirectLocalScripts(failed);
	badge.listen();
	onFrameNavigation(
		(isAbout) => isAbout || inside.registry.startsInFrames(),
		(frame) => void inside.frames.start(frame).catch(failed),
	);
	onInternalMessage(({ caller, message }) => inside.answer(caller, message));
	onLifecycle(() => {
		void library.purge().then(inside.registry.rebuild).catch(failed);
		void redirectUserscripts().catch(failed);
	});
	if (import.meta.env.SCRIPTORIUM_DEV_BUILD) void reloadAfterBuilds(HUB_ORIGIN, log);
	inside.listen();
	inside.registry.sync().catch(failed);
});
