import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { CheckRequest } from "./live-check.ts";

// The analyzer takes as long as it takes; here it never holds up the keyboard. Everything else decides create-live-analyzer.ts.
addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
	postMessage({ id: data.id, result: analyzeScript(data.input) });
});

// The deadline of a check starts here, not while this file is still on its way through a slow network.
postMessage({ ready: true });
