import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";

// In a worker, so that the page answers to clicks while a large script is checked.
addEventListener("message", ({ data }: MessageEvent<ScriptInput>) => postMessage(analyzeScript(data)));
