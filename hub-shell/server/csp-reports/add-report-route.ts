import type { Hono } from "hono";
import type { Asked } from "../user-scripts/add-file-routes.ts";
import { receiveReport, reportLine } from "./receive-report.ts";

const WINDOW_MS = 60_000;
/** Maximum number of reports per minute from one address, and from all together. */
const MAX_PER_ADDRESS = 20;
const MAX_IN_ALL = 200;

/**
 * Limits the rate of reports to protect the log. Remembers at most `MAX_IN_ALL` addresses.
 * @param now the time in milliseconds
 * @returns a function that takes an address and answers whether its report may still be read in this minute
 */
function createReportAllowance(now: () => number): (address: string | null) => boolean {
	const counts = new Map<string, number>();
	let windowEnds = 0;
	let all = 0;
	return (address) => {
		if (now() >= windowEnds) {
			counts.clear();
			all = 0;
			windowEnds = now() + WINDOW_MS;
		}
		const key = address ?? "unknown";
		const count = counts.get(key) ?? 0;
		if (count >= MAX_PER_ADDRESS || all >= MAX_IN_ALL) return false;
		counts.set(key, count + 1);
		all += 1;
		return true;
	};
}

/** Path to which browsers report violations of the Content-Security-Policy. */
export const REPORT_PATH = "/csp-reports";

/** Adds the route that receives violation reports and logs each as one line, with a rate limit per address. */
export function addReportRoute(app: Hono<Asked>): void {
	const mayReport = createReportAllowance(Date.now);
	app.post(REPORT_PATH, ({ req, env }) => {
		if (!mayReport(env.address)) return new Response(null, { status: 429, headers: { "retry-after": "60" } });
		return receiveReport(req.raw, (report) => console.warn(reportLine(report)));
	});
}
