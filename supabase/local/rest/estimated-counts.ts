import { jsonError } from "../json-error.ts";

const ESTIMATED_COUNT = /count\s*=\s*"?(?:planned|estimated)/i;

/**
 * Refuses a request for an estimated row count: the planner's estimate speaks of the whole table and not of the rows that
 * the caller may see. A hosted project does the same before each request (`refuse_estimated_counts()`).
 * @returns 400 with code PT400, or null when no estimate is asked for
 */
export function refuseEstimatedCount(request: Request): Response | null {
	if (!ESTIMATED_COUNT.test(request.headers.get("Prefer") ?? "")) return null;
	return jsonError(400, "PT400", "Row counts are not estimated here. Use count=exact.");
}
