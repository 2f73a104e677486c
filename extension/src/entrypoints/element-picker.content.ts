import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { endPicking } from "@scriptorium/shared-protocol/extension-internal/share-outline";
import { browser } from "wxt/browser";
import { defineContentScript } from "wxt/utils/define-content-script";
import { outlineOfElement } from "../features/analyze-page/content/outline-document.ts";
import { type ElementPicker, startPicker } from "../features/share-outline/content/element-picker.ts";
import { closedShadowRoot } from "../platform/closed-shadow-root.ts";
import type { PickerWorld } from "../platform/start-element-picker.ts";

/** Global of the isolated world that the extension's content scripts share; `platform/element-picker.ts` calls it. */
const world = globalThis as PickerWorld;
let picker: ElementPicker | null = null;

// Injected into a page only when an element is to be picked there.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	main() {
		// That of an earlier injection, perhaps by the extension before it was updated.
		world.scriptoriumStopPicking?.();
		world.scriptoriumPickElement = (requestId, number) => {
			picker?.stop();
			const first = number === null ? null : (world.scriptoriumOutlined?.[number - 1] ?? null);
			picker = startPicker(first, {
				shadowRootOf: closedShadowRoot,
				onEnd(element) {
					const ports = { shadowRootOf: closedShadowRoot, clock: () => performance.now() };
					const outline = element === null ? null : outlineOfElement(element, ports);
					const message = makeEnvelope(endPicking.type, { requestId, outline }, "extension", Date.now());
					// It rejects when the extension was loaded again: then the page that asks is gone, too.
					browser.runtime.sendMessage(message).catch(() => undefined);
				},
			});
		};
		world.scriptoriumStopPicking = () => picker?.stop();
	},
});
