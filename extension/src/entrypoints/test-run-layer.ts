import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { createRunLayer } from "../features/test-run/page/run-layer.ts";

// The worker puts this text before the code of a test run, in a world of its own; several times when the page stays.
export default defineUnlistedScript(() => {
	if (Object.hasOwn(window, "scriptoriumTestRun")) return;
	const layer = createRunLayer(
		(message) => chrome.runtime.sendMessage(message),
		() => chrome.runtime?.id !== undefined,
	);
	Object.defineProperty(window, "scriptoriumTestRun", { value: Object.freeze(layer) });
});
