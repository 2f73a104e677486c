import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import { scriptsChanged } from "@scriptorium/shared-protocol/hub-extension/find-installed-script";
import { defineBackground } from "wxt/utils/define-background";
import { createHubBridge } from "../../features/bridge-hub/serve-hub.ts";
import { hubScriptHandlers } from "../../features/manage-scripts/background/serve-hub-scripts.ts";
import { HUB_ORIGIN } from "../../hub-origin.ts";
import { createScriptLibrary } from "../../library/script-library.ts";
import { extensionVersion, onLifecycle, pageAddress } from "../../platform/extension-info.ts";
import { onHubPort } from "../../platform/hub-ports.ts";
import { onInternalMessage } from "../../platform/internal-messages.ts";
import { localStore } from "../../platform/storage.ts";
import { openTab } from "../../platform/tabs.ts";
import { userScripts } from "../../platform/user-scripts.ts";
import { createInternalServer } from "./internal-server.ts";
import { createRecording } from "./recording.ts";

// Wiring only. Every listener is added before the first await, or the browser does not wake the worker for it.
export default defineBackground(() => {
	const log = (line: string): void => console.info(`[scriptorium] ${line}`);
	const library = createScriptLibrary({ store: localStore, now: systemClock.now, newId: () => crypto.randomUUID() });
	const { registry, answer, listen } = createInternalServer(library, () => bridge.send(scriptsChanged, {}), log);
	const recording = createRecording((event, payload) => bridge.send(event, payload), log);
	const bridge = createHubBridge({
		hubOrigin: HUB_ORIGIN,
		version: extensionVersion(),
		capabilities: () => [
			"install-script",
			"find-installed",
			"record-actions",
			"record-captures",
			...(userScripts.isAllowed() ? ["run-userscripts"] : []),
		],
		openConfirmation: (url) => openTab(pageAddress("confirm-install.html", { url })),
		served: [...recording.served, ...hubScriptHandlers(library, HUB_ORIGIN)],
		clock: systemClock,
		log,
	});
	const failed = (thrown: unknown): void => log(`registrations failed: ${messageOf(thrown)}`);

	onHubPort(bridge.accept);
	recording.listen();
	onInternalMessage(({ caller, message }) => answer(caller, message));
	onLifecycle(() => void library.purgeRemoved().then(registry.sync).catch(failed));
	listen();
	registry.sync().catch(failed);
});
