import type { Analysis, Capabilities } from "./analysis.ts";

export const noCapabilities: Capabilities = {
	offline: true,
	runs_on: [],
	grants: [],
	hosts: [],
	storage: [],
	cookies: [],
	listeners: [],
	code_loading: [],
	hooks: [],
	unresolved: [],
};

/** An analysis that found a cookie on its way to a third party. */
export const leak: Analysis = {
	risk_level: "red",
	score: 12,
	summary: "Cookies of the page are sent to collector.example.",
	vulnerabilities: [
		{
			type: "cookie-to-third-party",
			severity: "critical",
			description: "The page's cookies are sent to collector.example.",
			line: 3,
			column: 1,
			path: [
				{ description: "reads `document.cookie`", line: 2, column: 11 },
				{ description: "sent by fetch", line: 3, column: 1 },
			],
		},
	],
	recommendations: ["Do not install it."],
	capabilities: {
		...noCapabilities,
		offline: false,
		hosts: [{ host: "collector.example", via: "fetch", declared: false, line: 3, column: 1 }],
		cookies: [{ what: "document.cookie", line: 2, column: 11 }],
	},
	rules_version: "2026.11.1",
};

/** The rows of `versions` as the database answers them for a report, or for none yet. */
export function reportRows(analysis: Analysis | null): unknown {
	if (analysis === null) return [{ security_reports: [] }];
	const { risk_level, score, rules_version } = analysis;
	const report = { risk_level, score, rules_version, created_at: "2026-11-21T02:00:00+00:00", summary_json: analysis };
	return [{ security_reports: [report] }];
}
