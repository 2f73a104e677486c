import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";

/** Of nothing that was ever measured: for tests of the page only. */
export const exampleCard: Scorecard = {
	rules_version: "test.1",
	commit: "0123456789abcdef0123456789abcdef01234567",
	date: "2026-11-21T03:00:00.000Z",
	machine: { cpu: "Test CPU", cores: 2, node: "24.21.0" },
	rules: [
		{ id: "cookie-leak", title: "Cookie leak", severity: "critical", catches: "Cookies on their way elsewhere." },
		{ id: "broad-connect", title: "Any server", severity: "medium", catches: "A connect rule for every host." },
	],
	public_corpus: {
		rules_version: "test.0",
		commit: "fedcba9876543210",
		date: "2026-11-20T03:00:00.000Z",
		authors: { tuning: 30, counted: 40 },
		outcomes: [
			{ half: "tuning", verdict: "attack", outcome: "red", n: 20, hits: 19, rate: 0.95, low: 0.764, high: 0.991 },
			{ half: "counted", verdict: "benign", outcome: "red", n: 100, hits: 2, rate: 0.02, low: 0.006, high: 0.07 },
			{ half: "counted", verdict: "benign", outcome: "not-green", n: 100, hits: 21, rate: 0.21, low: 0.142, high: 0.3 },
			{ half: "counted", verdict: "attack", outcome: "red", n: 36, hits: 30, rate: 0.833, low: 0.681, high: 0.921 },
			{ half: "counted", verdict: "attack", outcome: "green", n: 36, hits: 1, rate: 0.028, low: 0.005, high: 0.142 },
		],
	},
	corpus: [
		{ half: "tuning", risky: 60, benign: 75, threats: 18 },
		{ half: "held-out", risky: 61, benign: 76, threats: 19 },
	],
	detection: [
		{
			half: "tuning",
			group: "all-risky",
			found_as: "non-green",
			n: 60,
			hits: 59,
			rate: 0.9833,
			low: 0.911,
			high: 0.997,
		},
		{ half: "held-out", group: "red-labeled", found_as: "red", n: 40, hits: 30, rate: 0.75, low: 0.598, high: 0.858 },
	],
	precision: [
		{ half: "held-out", severity: "critical", n: 0, right: 0, rate: null, low: null, high: null },
		{ half: "held-out", severity: "high", n: 25, right: 24, rate: 0.96, low: 0.805, high: 0.993 },
	],
	false_alarms: [{ half: "held-out", kind: "red", n: 76, hits: 0, rate: 0, low: 0, high: 0.048 }],
	mutations: [{ kind: "rename", n: 50, red: 40, non_green: 48, baseline_red: 41, baseline_non_green: 49 }],
	lines: { n: 90, exact: 81, rate: 0.9, low: 0.821, high: 0.946 },
	threats: [{ half: "held-out", threat: "cookie-theft", n: 4, red: 3, non_green: 4 }],
	canary: null,
	speed: {
		kb_per_s_warm: 1234.5,
		kb_per_s_cold: 321,
		p50_ms: 1.24,
		p95_ms: 9.87,
		p99_ms: 31.2,
		hundred_kb_ms: 140,
		runs: 5,
		spread: 0.07,
	},
	peers: [
		{
			name: "other-scanner",
			version: "1.2.3",
			found: 5,
			n: 121,
			false_alarms: 9,
			benign_n: 151,
			kb_per_s: 172,
			crashes: 1,
		},
	],
};
