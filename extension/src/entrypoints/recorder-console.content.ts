import { defineContentScript } from "wxt/utils/define-content-script";
import { connectToRecorder } from "../features/record-actions/page/connect-to-recorder.ts";
import { watchConsole } from "../features/record-actions/page/watch-console.ts";

// Runs in the page's main world, beside `recorder-page.content.ts`, when a recording captures the console.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	world: "MAIN",
	main() {
		const { send, onStop } = connectToRecorder(window, crypto.getRandomValues(new Uint32Array(4)).join("-"));
		onStop(watchConsole(window, send));
	},
});
