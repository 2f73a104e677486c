import type { Page } from "@playwright/test";

const place = (line: number) => ({ line, column: 1 });

/** A report about a leak, in the analyzer's format; no seeded script has one. */
export const leakReport = {
	risk_level: "red",
	score: 12,
	summary: "Cookies of the page are sent to collector.example.",
	vulnerabilities: [
		{
			type: "cookie-exfiltration",
			severity: "critical",
			description: "The page's cookies are sent to collector.example.",
			...place(40),
			path: [
				{ description: "reads document.cookie", ...place(30) },
				{ description: "kept in `payload`", ...place(35) },
				{ description: "sent by fetch", ...place(40) },
			],
		},
		{ type: "broad-match", severity: "low", description: "Runs on every site.", ...place(8), path: [] },
	],
	recommendations: ["Do not install this version."],
	capabilities: {
		offline: false,
		runs_on: [{ what: "*://*/*", ...place(8) }],
		grants: [],
		hosts: [
			{ host: "collector.example", via: "fetch", declared: false, ...place(40) },
			{ host: "(unknown)", via: "Image", declared: false, ...place(41) },
		],
		storage: Array.from({ length: 8 }, (_, index) => ({ what: `localStorage.key${index}`, ...place(50 + index) })),
		cookies: [{ what: "document.cookie", ...place(30) }],
		listeners: [{ what: "keydown", ...place(60) }],
		code_loading: [{ what: "eval", ...place(61) }],
		hooks: [{ what: "XMLHttpRequest.prototype.send", ...place(62) }],
		unresolved: [{ what: "window[name]", ...place(63) }],
	},
	rules_version: "0.0.0-journey",
};

/**
 * Makes the arguments for `page.route` that answer with one report for every version.
 * @param report the report; null for none
 * @returns pattern of the address and handler
 */
export function answerReport(report: typeof leakReport | null): Parameters<Page["route"]> {
	const rows = report
		? [
				{
					risk_level: report.risk_level,
					score: report.score,
					rules_version: report.rules_version,
					created_at: "2026-11-21T02:00:00+00:00",
					summary_json: report,
				},
			]
		: [];
	return [/\/rest\/v1\/versions\?.*summary_json/, (route) => route.fulfill({ json: [{ security_reports: rows }] })];
}
