import { messageOf } from "@scriptorium/shared-protocol/errors";
import { defineContentScript } from "wxt/utils/define-content-script";
import { type AnalysisRequest, analyzeDocument } from "../features/analyze-page/content/analyze-document.ts";
import { showsSecret } from "../library/page-secrets/shows-secret.ts";
import { closedShadowRoot } from "../platform/closed-shadow-root.ts";
import type { SecretWorld } from "../platform/frames-show-secret.ts";

/** In the world that content scripts of this extension share in a page: `platform/analyze-tab.ts` calls it there. */
const world = globalThis as SecretWorld & { scriptoriumAnalyzePage?: (request: AnalysisRequest) => unknown };

// Put into a page only when somebody asks for its analysis.
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
	},
});
