import { jsonError } from "../json-error.ts";

const ESTIMATED_COUNT = /count\s*=\s*"?(?:planned|estimated)/i;
const QUERY_PLAN = /vnd\.pgrst\.plan/i;

/**
 * Refuses a request for what the query planner estimates, as a row count or a query plan: it speaks of the whole table and not
 * of the rows that the caller may see. A hosted project does the same before each request (`refuse_estimated_counts()`).
 * @returns 400 with code PT400, or null when no estimate is asked for
 */
export function refuseEstimates(request: Request): Response | null {
	if (ESTIMATED_COUNT.test(request.headers.get("Prefer") ?? "")) {
		return jsonError(400, "PT400", "Row counts are not estimated here. Use count=exact.");
	}
	if (QUERY_PLAN.test(request.headers.get("Accept") ?? "")) {
		return jsonError(400, "PT400", "Query plans are not shown here. Ask for application/json.");
	}
	return null;
}
