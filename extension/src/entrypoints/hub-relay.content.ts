import { RELAY_MARK } from "@scriptorium/shared-protocol/hub-extension/relay-mark";
import { browser } from "wxt/browser";
import { defineContentScript } from "wxt/utils/define-content-script";
import { relay } from "../features/bridge-hub/relay-ports.ts";
import { HUB_ORIGIN } from "../hub/hub-origin.ts";

// Firefox has no `externally_connectable` for pages: this script connects the hub's page to the worker.
export default defineContentScript({
	include: ["firefox"],
	matches: [`${new URL(HUB_ORIGIN).protocol}//${new URL(HUB_ORIGIN).hostname}/*`],
	runAt: "document_start",
	main() {
		if (location.origin !== HUB_ORIGIN) return;
		document.documentElement.setAttribute(RELAY_MARK, "");
		window.addEventListener("message", ({ data, origin, source, ports }) =>
			relay({ data, origin, ports, fromPage: source === window }, HUB_ORIGIN, (name) =>
				browser.runtime.connect({ name }),
			),
		);
	},
});
