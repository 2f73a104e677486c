import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { serveRequests } from "@scriptorium/worker-requests/serve-requests";

// In a worker, so that the page answers to clicks while a large script is checked.
serveRequests(self, (request) => analyzeScript(request as ScriptInput));
