import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { expect, test, vi } from "vitest";
import { createHubBridge } from "../../../extension/src/features/bridge-hub/serve-hub.ts";
import { createExtensionLink } from "../../../hub-shell/src/extension-link/create-extension-link.ts";
import { HUB } from "./bridge.ts";

test("hub-extension: the shell's link and the extension's server are compatible", async () => {
	const opened: string[] = [];
	const log = () => undefined;
	const bridge = createHubBridge({
		hubOrigin: HUB,
		version: "9.8.7",
		capabilities: () => ["install-script"],
		openConfirmation: async (url) => void opened.push(url),
		served: [],
		clock: systemClock,
		log,
	});
	const link = createExtensionLink({
		clock: systemClock,
		log,
		connect() {
			const [page, extension] = createPortPair(BRIDGE_PORT_NAME);
			bridge.accept({ port: extension, origin: HUB });
			return page;
		},
		onRestored: () => () => undefined,
		onVisible: () => () => undefined,
	});
	await vi.waitFor(() =>
		expect(link.status.getSnapshot()).toEqual({
			state: "connected",
			version: "9.8.7",
			capabilities: ["install-script"],
			message: null,
		}),
	);
	expect(await link.requestInstall(`${HUB}/a.user.js`)).toEqual({ ok: true, value: undefined });
	expect(opened).toEqual([`${HUB}/a.user.js`]);
	link.dispose();
});
