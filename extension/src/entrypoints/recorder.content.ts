import { browser } from "wxt/browser";
import { defineContentScript } from "wxt/utils/define-content-script";
import { startRecorder } from "../features/record-actions/content/start-recorder.ts";
import type { RecorderPort } from "../features/record-actions/content/worker-connection.ts";
import { showsSecret } from "../page-secrets/shows-secret.ts";
import { closedShadowRoot } from "../platform/closed-shadow-root.ts";
import type { SecretWorld } from "../platform/frames-show-secret.ts";

interface Running {
	readonly isAlive: () => boolean;
	readonly stop: () => void;
}

/** Global of the isolated world that the extension's content scripts share. */
const world = globalThis as SecretWorld & { scriptoriumRecorder?: Running };

// Injected while recording, possibly twice: into the open page and at its load.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	main() {
		if (world.scriptoriumRecorder?.isAlive()) return;
		world.scriptoriumRecorder?.stop();
		const isAlive = (): boolean => browser.runtime?.id !== undefined;
		const port: RecorderPort = {
			isAlive,
			shadowRootOf: closedShadowRoot,
			send: (message) => browser.runtime.sendMessage(message),
			onMessage(listener) {
				const receive = (message: unknown): void => listener(message);
				browser.runtime.onMessage.addListener(receive);
				return () => browser.runtime.onMessage.removeListener(receive);
			},
		};
		const { stop, ignored, redactor } = startRecorder(port, () => crypto.randomUUID());
		world.scriptoriumShowsSecret = () => showsSecret(closedShadowRoot, ignored(), redactor());
		world.scriptoriumRecorder = { isAlive, stop };
	},
});
