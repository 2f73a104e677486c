import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { libraryFile } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";
import { fitResult } from "../../functions/_shared/rating/fit-result.ts";

// A process of its own: a script that uses up time or memory ends this process and nothing else.
const message = z.object({
	input: z.object({ code: z.string(), title: z.string(), libraries: z.array(libraryFile) }),
	steps: z.int(),
});
process.once("message", (received) => {
	const { input, steps } = message.parse(received);
	process.send?.(fitResult(analyzeScript(input, { steps })));
});
