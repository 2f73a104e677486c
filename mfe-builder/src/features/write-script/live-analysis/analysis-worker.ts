import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { serveRequests } from "@scriptorium/worker-requests/serve-requests";

// The analyzer takes as long as it takes; here it never holds up the keyboard. Everything else decides create-live-analyzer.ts.
serveRequests(self, (request) => analyzeScript(request as ScriptInput));
