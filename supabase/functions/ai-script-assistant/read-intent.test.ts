import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { expect, test } from "vitest";
import { type Intent, readIntent } from "./read-intent.ts";

const open = { scriptId: null, title: "T", description: "", code: "void 0;", risk: null, findings: [] };
const CONTEXTS: Readonly<Record<string, AssistantContext | null>> = {
	nothing: null,
	script: { kind: "script", ...open, isEditable: false },
	edited: { kind: "edited", ...open, isEditable: true },
	flow: { kind: "flow", name: "F", flow: {} },
};

test.each<[Intent, keyof typeof CONTEXTS, string]>([
	["write", "nothing", "dark mode on news.example.com"],
	["write", "nothing", "Make a userscript that finds broken links"],
	["write", "nothing", "find broken links"],
	["write", "script", "Write a script that makes pages safe for children"],
	["write", "edited", "dark mode on every page"],
	["find", "nothing", "Is there a script that hides ads?"],
	["find", "nothing", "find me a bookmarklet for tables"],
	["find", "edited", "Which userscripts work on YouTube?"],
	["explain", "script", "Why is this rated high risk?"],
	["explain", "edited", "Explain the finding in line 3"],
	["explain", "script", "What does this script do?"],
	["ask", "nothing", "Are the scripts safe?"],
	["ask", "nothing", "How do I install a bookmarklet?"],
	["ask", "flow", "How do I test a flow?"],
	["flow", "nothing", "Make a flow that fills a form"],
	["flow", "flow", "track the price of a product"],
	["change", "edited", "rename this script to Night"],
	["change", "edited", "make it red instead"],
	["write", "script", "make it red instead"],
])("%s, with %s open: %s", (intent, context, message) => {
	expect(readIntent(message, CONTEXTS[context] ?? null)).toBe(intent);
});
