import { browser } from "wxt/browser";
import { defineContentScript } from "wxt/utils/define-content-script";
import { createRunNote, type RunNoteBox } from "../features/test-run/content/run-note.ts";

/** Global of the isolated world that the extension's content scripts share. */
const world = globalThis as typeof globalThis & { scriptoriumRunNote?: RunNoteBox };

// Put into the page of a test run, possibly several times.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	main() {
		world.scriptoriumRunNote?.remove();
		world.scriptoriumRunNote = createRunNote({
			send: (message) => browser.runtime.sendMessage(message),
			onMessage: (listener) => {
				const receive = (message: unknown): void => listener(message);
				browser.runtime.onMessage.addListener(receive);
				return () => browser.runtime.onMessage.removeListener(receive);
			},
		});
	},
});
