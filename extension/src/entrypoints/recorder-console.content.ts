import { defineContentScript } from "wxt/utils/define-content-script";
import { tellRecorder } from "../features/record-actions/page/tell-recorder.ts";
import { watchConsole } from "../features/record-actions/page/watch-console.ts";

// Among the page's own scripts, beside `recorder-page.content.ts`, when a recording captures the console.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	world: "MAIN",
	main() {
		const { tell, onBye } = tellRecorder(window, crypto.getRandomValues(new Uint32Array(4)).join("-"));
		onBye(watchConsole(window, tell));
	},
});
