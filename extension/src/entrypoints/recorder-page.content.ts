import { defineContentScript } from "wxt/utils/define-content-script";
import { connectToRecorder } from "../features/record-actions/page/connect-to-recorder.ts";
import { watchDialogs } from "../features/record-actions/page/watch-dialogs.ts";
import { watchFileInputs } from "../features/record-actions/page/watch-file-inputs.ts";

// Runs in the page's main world, beside `recorder.content.ts`: dialogs and inputs outside of the page can be observed only there.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	world: "MAIN",
	main() {
		// Pages without encryption have no `randomUUID`.
		const { send, onStop } = connectToRecorder(window, crypto.getRandomValues(new Uint32Array(4)).join("-"));
		onStop(watchDialogs(window, send));
		onStop(watchFileInputs(window, send));
	},
});
