import type {
	AssistantAnswer,
	StoredAssistantMessage,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";

/** An id that differs for each number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** An answer without a script. */
export const answerOf = (number: number | null, parts: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
	id: number === null ? null : idOf(number),
	content: "Yes.",
	script: null,
	flow: null,
	scripts: [],
	documents: [],
	steps: [],
	thinking: [],
	model_used: "small",
	...parts,
});

/** A kept message; `number` is also its place in time. */
export const keptOf = (
	number: number,
	role: StoredAssistantMessage["role"],
	parts: Partial<StoredAssistantMessage> = {},
): StoredAssistantMessage => ({
	id: idOf(number),
	role,
	content: `${role} ${number}`,
	script: null,
	flow: null,
	scripts: [],
	documents: [],
	steps: [],
	model_used: role === "user" ? null : "small",
	is_cut: false,
	created_at: new Date(Date.UTC(2026, 10, 1, 0, 0, number)).toISOString(),
	...parts,
});

/** A script of an answer, rated. */
export const SCRIPT: NonNullable<AssistantAnswer["script"]> = {
	code: "// ==UserScript==\n// @name Hide ads\n// ==/UserScript==\nGM_addStyle('.ad { display: none }');",
	metadata: { name: "Hide ads", match: ["*://news.example.com/*"] },
	kind: "userscript",
	description: "Hides advertisements.",
	category: "productivity",
	tags: [],
	rating: {
		risk_level: "green",
		score: 98,
		summary: "",
		vulnerabilities: [],
		recommendations: [],
		capabilities: {
			offline: true,
			runs_on: [{ what: "*://news.example.com/*", line: 3, column: 1 }],
			grants: [{ what: "GM_addStyle", line: 4, column: 1 }],
			hosts: [],
			storage: [],
			cookies: [],
			listeners: [],
			code_loading: [],
			hooks: [],
			unresolved: [],
		},
		rules_version: "1",
	},
	plan: null,
	replacesOpen: false,
};
