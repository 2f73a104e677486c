import type { Hono } from "hono";
import type { Asked } from "../user-scripts/add-file-routes.ts";
import { receiveReport, reportLine } from "./receive-report.ts";
import { createReportAllowance } from "./report-allowance.ts";

/** Where browsers report what breaks the Content-Security-Policy. */
export const REPORT_PATH = "/csp-reports";

/** Takes reports, a few per minute and address, and writes each into the log as one line. */
export function addReportRoute(app: Hono<Asked>): void {
	const mayReport = createReportAllowance(Date.now);
	app.post(REPORT_PATH, ({ req, env }) => {
		if (!mayReport(env.address)) return new Response(null, { status: 429, headers: { "retry-after": "60" } });
		return receiveReport(req.raw, (report) => console.warn(reportLine(report)));
	});
}
