import * as z from "zod/mini";
import { pageAnalysis } from "../page-analysis.ts";

/** Name of the edge function. It answers an `analyzedPage`, or a `functionRefusal` with a `GenerationErrorCode`. For signed-in people. */
export const ANALYZE_PAGE = "analyze-page";

/** Of the request's body in bytes: 1 MB. */
export const MAX_PAGE_BYTES = 1024 * 1024;

export const analyzePageRequest = z.object({
	/** Absolute web address of the page. */
	url: z.url({ protocol: /^https?$/ }),
	/** HTML text of the page. It is only read: nothing in it is executed or fetched. */
	pageContent: z.string(),
	/** Whether `data_flows` is filled; true if absent. */
	includeDataFlows: z.optional(z.boolean()),
	/** Whether `api_patterns` is filled from the page's own scripts; true if absent. `api_calls` is empty: none is made. */
	includeAPICalls: z.optional(z.boolean()),
});
export type AnalyzePageRequest = z.infer<typeof analyzePageRequest>;

export const analyzedPage = pageAnalysis;
