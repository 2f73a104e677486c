import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { FULL_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import { libraryFile } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";
import { fitResult } from "../../functions/_shared/rating/fit-result.ts";

// A process of its own: a script that uses up time or memory ends this process and nothing else.
const message = z.object({ code: z.string(), title: z.string(), libraries: z.array(libraryFile) });
process.once("message", (received) => {
	process.send?.(fitResult(analyzeScript(message.parse(received), { steps: FULL_CHECK_STEPS })));
});
