import { messageOf } from "@scriptorium/core-types/errors";
import { defineContentScript } from "wxt/utils/define-content-script";
import { type AnalysisRequest, analyzeDocument } from "../features/analyze-page/content/analyze-document.ts";
import { outlineDocument } from "../features/analyze-page/content/outline-document.ts";
import { showsSecret } from "../page-secrets/shows-secret.ts";
import { closedShadowRoot } from "../platform/closed-shadow-root.ts";
import type { SecretWorld } from "../platform/frames-show-secret.ts";
import type { PickerWorld } from "../platform/start-element-picker.ts";

/** Global of the isolated world that the extension's content scripts share; `platform/analyze-tab.ts` calls it. */
const world = globalThis as SecretWorld &
	PickerWorld & {
		scriptoriumAnalyzePage?: (request: AnalysisRequest) => unknown;
		scriptoriumOutlinePage?: (request: { readonly maxBytes: number }) => unknown;
	};

// Injected into a page only when its analysis is requested.
export default defineContentScript({
	registration: "runtime",
	matches: ["<all_urls>"],
	main() {
		world.scriptoriumShowsSecret ??= () => showsSecret(closedShadowRoot);
		world.scriptoriumAnalyzePage = (request) => {
			try {
				return analyzeDocument(request, {
					shadowRootOf: closedShadowRoot,
					clock: () => performance.now(),
					date: Date.now,
					resourceEntries: () => performance.getEntriesByType("resource") as PerformanceResourceTiming[],
				});
			} catch (thrown) {
				return { failed: messageOf(thrown) };
			}
		};
		world.scriptoriumOutlinePage = (request) => {
			try {
				const ports = { shadowRootOf: closedShadowRoot, clock: () => performance.now() };
				const { outline, elements } = outlineDocument(request, ports);
				world.scriptoriumOutlined = elements;
				return outline;
			} catch (thrown) {
				return { failed: messageOf(thrown) };
			}
		};
	},
});
