import { defineContentScript } from "wxt/utils/define-content-script";
import { tellRecorder } from "../features/record-actions/page/tell-recorder.ts";
import { watchDialogs } from "../features/record-actions/page/watch-dialogs.ts";

// Among the page's own scripts, and beside `recorder.content.ts`: only there a page's dialogs can be followed.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	world: "MAIN",
	main() {
		// Pages without encryption have no `randomUUID`.
		const { tell, onBye } = tellRecorder(window, crypto.getRandomValues(new Uint32Array(4)).join("-"));
		onBye(watchDialogs(window, tell));
	},
});
