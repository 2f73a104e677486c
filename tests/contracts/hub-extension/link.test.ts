import { systemClock } from "@scriptorium/core-types/clock";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { scriptsChanged } from "@scriptorium/shared-protocol/hub-extension/find-installed-script";
import { expect, test, vi } from "vitest";
import { createHubBridge } from "../../../extension/src/features/bridge-hub/serve-hub.ts";
import { hubScriptHandlers } from "../../../extension/src/features/install-scripts/background/serve-hub-scripts.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../extension/src/script-library/script-library.ts";
import { createExtensionLink } from "../../../hub-shell/src/extension-link/create-extension-link.ts";
import { HUB, HUB_TAB } from "./bridge.ts";

test("hub-extension: the shell's link and the extension's server are compatible", async () => {
	const opened: string[] = [];
	const capabilities = ["install-script", "find-installed"];
	const library = createScriptLibrary({ store: createMemoryStore(), now: Date.now, newId: () => crypto.randomUUID() });
	const log = () => undefined;
	const bridge = createHubBridge({
		hubOrigin: HUB,
		version: "9.8.7",
		capabilities: () => capabilities,
		openConfirmation: async (url) => void opened.push(url),
		served: hubScriptHandlers(library, HUB),
		clock: systemClock,
		log,
	});
	const link = createExtensionLink({
		clock: systemClock,
		log,
		connect() {
			const [page, extension] = createPortPair(BRIDGE_PORT_NAME);
			bridge.accept({ port: extension, origin: HUB, tabId: HUB_TAB });
			return page;
		},
		onRestored: () => () => undefined,
		onVisible: () => () => undefined,
	});
	await vi.waitFor(() =>
		expect(link.status.getSnapshot()).toEqual({
			state: "connected",
			version: "9.8.7",
			capabilities,
			message: null,
		}),
	);
	expect(await link.requestInstall(`${HUB}/a.user.js`)).toEqual({ ok: true, value: undefined });
	expect(opened).toEqual([`${HUB}/a.user.js`]);

	expect(await link.findInstalled(`${HUB}/a.user.js`)).toEqual({ ok: true, value: null });
	const code = "// ==UserScript==\n// @name A\n// @version 2.0.0\n// ==/UserScript==\n1;";
	await library.install({ sourceUrl: `${HUB}/a.user.js`, code, requires: [] });
	bridge.send(scriptsChanged, {});
	await vi.waitFor(() => expect(link.scriptChanges.getSnapshot()).toBe(1));
	expect(await link.findInstalled(`${HUB}/a.user.js`)).toEqual({
		ok: true,
		value: { version: "2.0.0", enabled: true },
	});
	expect(await link.findInstalled("https://evil.test/a.user.js")).toMatchObject({
		ok: false,
		error: { code: "PERMISSION_DENIED" },
	});
	link.dispose();
	expect(await link.findInstalled(`${HUB}/a.user.js`)).toMatchObject({
		ok: false,
		error: { code: "EXTENSION_NOT_INSTALLED" },
	});
});
