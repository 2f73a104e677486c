import { expect, it } from "vitest";
import { type CopilotAction, copilotReducer, firstState } from "./copilot-state.ts";

const run = (...actions: readonly CopilotAction[]) => actions.reduce(copilotReducer, firstState("", "ideas"));
const writing: CopilotAction = { type: "work", work: { kind: "busy", step: "writing", text: "" } };

it("collects the code as it arrives, and starts anew for a repair", () => {
	const state = run(writing, { type: "receive", text: "let a" }, { type: "receive", text: " = 1" });
	expect(state.work).toEqual({ kind: "busy", step: "writing", text: "let a = 1" });
	expect(copilotReducer(state, { type: "step", step: "repairing" }).work).toEqual({
		kind: "busy",
		step: "repairing",
		text: "",
	});
});

it("drops what arrives after Stop", () => {
	const stopped = run(writing, { type: "work", work: { kind: "idle" } });
	expect(copilotReducer(stopped, { type: "receive", text: "late" })).toEqual(stopped);
	expect(copilotReducer(stopped, { type: "step", step: "checking" })).toEqual(stopped);
});

const replaced = { title: "Old", description: "", category: "", tags: "", code: "old()" };

it("moves to Preview with the code before once a script is written", () => {
	const state = run({ type: "type", prompt: "dark mode" }, writing, {
		type: "written",
		before: { fields: replaced, written: null },
	});
	expect(state).toMatchObject({ view: "preview", prompt: "dark mode", work: { kind: "idle" } });
	expect(state.before?.fields.code).toBe("old()");
	expect(copilotReducer(state, { type: "accepted" })).toEqual({ ...state, before: null });
	expect(copilotReducer(state, { type: "restored" }).before).toBeNull();
});
