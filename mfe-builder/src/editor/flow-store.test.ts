import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument, FlowNode } from "@scriptorium/flow/document/flow-document";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DraftReaderMissing, type DraftStorage } from "./draft-storage.ts";
import { MAX_UNDO_STEPS } from "./edit-history.ts";
import { type EditedFlow, emptyEdited } from "./edited-flow.ts";
import { createFlowStore, EDIT_PAUSE_MS } from "./flow-store.ts";
import { createFlowValidator } from "./flow-validator.ts";
import { readyValidator } from "./ready-validator.test-support.ts";
import { selectSteps } from "./selection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = (id: string): FlowNode => ({
	id,
	type: "alert",
	position: { x: 0, y: 0 },
	data: { label: `Alert ${id}`, category: "output" },
});
const flowOf = (...ids: readonly string[]): FlowDocument => ({ ...EMPTY_FLOW, nodes: ids.map(step) });
const add =
	(id: string) =>
	({ flow }: EditedFlow) => ({ flow: { ...flow, nodes: [...flow.nodes, step(id)] } });
const rename =
	(name: string) =>
	({ settings }: EditedFlow) => ({ settings: { ...settings, name } });

/** A store over drafts in memory, and what it validated and wrote. */
async function open(draft: EditedFlow | null = null, drafts: Partial<DraftStorage> = {}) {
	const validated: FlowDocument[] = [];
	const written: EditedFlow[] = [];
	const useStore = createFlowStore({
		drafts: {
			read: () => Promise.resolve(draft),
			write: (edited) => {
				written.push(edited);
				return Promise.resolve();
			},
			...drafts,
		},
		validator: readyValidator((flow) => {
			validated.push(flow);
			return { isValid: flow.nodes.length > 0, errors: [], warnings: [] };
		}),
	});
	await useStore.getState().restored();
	return { state: useStore.getState, validated, written };
}
const ids = ({ flow }: EditedFlow) => flow.nodes.map(({ id }) => id);

it("undoes and redoes changes of flow, settings and origin, and discards the redo entries on a new change", async () => {
	const { state } = await open();
	state().change("Add a", add("a"));
	state().change("Rename", rename("Mine"));
	state().open("Open script", flowOf("x"), {
		origin: { scriptId: "s", title: "S", versionId: null, isPublished: false, tags: [], category: null },
	});
	expect(state()).toMatchObject({ origin: { scriptId: "s" }, settings: { name: "Mine" } });
	expect(state().undo()).toBe("Open script");
	expect(state().origin).toBeNull();
	expect(ids(state())).toEqual(["a"]);
	expect(state().undo()).toBe("Rename");
	expect(state().settings.name).toBe("");
	expect(state().redo()).toBe("Rename");
	expect(state().settings.name).toBe("Mine");
	state().change("Add b", add("b"));
	expect(state().redo()).toBeNull();
	expect([state().undo(), state().undo(), state().undo(), state().undo()]).toEqual(["Add b", "Rename", "Add a", null]);
	expect(state().flow).toBe(EMPTY_FLOW);
});

it("restores the flow after undoing any number of changes, and the last one after redoing them", async () => {
	const change = fc.oneof(
		fc.record({ kind: fc.constant("add"), id: fc.string({ minLength: 1 }) }),
		fc.record({ kind: fc.constant("name"), id: fc.string() }),
		fc.record({ kind: fc.constant("open"), id: fc.string({ minLength: 1 }) }),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
			const { state } = await open();
			for (const { kind, id } of changes) {
				if (kind === "open") state().open("Open", flowOf(id));
				else state().change(kind, kind === "add" ? add(id) : rename(id));
			}
			const { flow, settings } = state();
			while (state().undo() !== null);
			expect([state().flow, state().settings]).toEqual([emptyEdited.flow, emptyEdited.settings]);
			while (state().redo() !== null);
			expect([state().flow, state().settings]).toEqual([flow, settings]);
		}),
	);
});

it("keeps no entry for a change that changed nothing, and no more than the limit", async () => {
	const { state } = await open();
	state().change("Nothing", () => ({}));
	expect(state().past).toEqual([]);
	for (let at = 0; at < MAX_UNDO_STEPS + 20; at++) state().change(`Add ${at}`, add(`${at}`));
	expect(state().past).toHaveLength(MAX_UNDO_STEPS);
	expect(state().past[0]?.label).toBe("Add 20");
});

it("makes one entry of what is typed into a field without a pause", async () => {
	const { state } = await open();
	for (const name of ["M", "Mi", "Min"]) state().change("Rename", rename(name), { typing: "settings.name" });
	expect(state().past).toHaveLength(1);
	vi.advanceTimersByTime(EDIT_PAUSE_MS);
	state().change("Rename", rename("Mine"), { typing: "settings.name" });
	expect(state().past).toHaveLength(2);
	state().change("Describe", rename("Mine!"), { typing: "settings.description" });
	expect(state().past).toHaveLength(3);
	state().undo();
	state().undo();
	expect(state().settings.name).toBe("Min");
	// After an undo, typing on is a new entry: what was undone before it stays undone.
	state().change("Rename", rename("Mint"), { typing: "settings.name" });
	expect(state().past).toHaveLength(2);
});

it("validates a change at once, and what is typed after the pause or when asked", async () => {
	const { state, validated } = await open();
	state().change("Add a", add("a"));
	expect(state().validation.isValid).toBe(true);
	const before = validated.length;
	state().change("Remove", () => ({ flow: EMPTY_FLOW }), { typing: "field" });
	expect(validated).toHaveLength(before);
	state().validateNow();
	expect(state().validation.isValid).toBe(false);
	state().change("Add b", add("b"), { typing: "field" });
	vi.advanceTimersByTime(EDIT_PAUSE_MS);
	expect(state().validation.isValid).toBe(true);
	expect(validated).toHaveLength(before + 2);
	// Settings are no part of the flow.
	state().change("Rename", rename("Mine"));
	expect(validated).toHaveLength(before + 2);
});

it("keeps in the selection only what the flow contains", async () => {
	const { state } = await open();
	state().change("Add a", add("a"), { select: selectSteps("a") });
	state().change("Add b", add("b"));
	expect(state().selection.steps).toEqual(["a"]);
	state().select(selectSteps("a", "b", "unknown"));
	expect(state().selection.steps).toEqual(["a", "b"]);
	state().undo();
	expect(state().selection.steps).toEqual(["a"]);
});

it("forgets what was generated and run when another flow is opened, not when the flow is edited", async () => {
	const { state } = await open();
	const { flow, settings } = state();
	state().setGenerated({ code: "1", lines: [], notes: [], from: { flow, settings } });
	state().setStepRun("a", { state: "failed", message: "not found" });
	state().change("Add a", add("a"));
	expect(state()).toMatchObject({ generated: { code: "1" }, stepRuns: { a: { state: "failed" } } });
	state().open("Open", flowOf("x"));
	expect(state()).toMatchObject({ generated: null, stepRuns: {} });
});

it("reads the draft at the start, and writes it after the pause or when the page is left", async () => {
	const draft = { ...emptyEdited, flow: flowOf("kept") };
	const { state, written } = await open(draft);
	expect(ids(state())).toEqual(["kept"]);
	expect(state()).toMatchObject({ isRestored: true, past: [], validation: { isValid: true } });
	state().change("Add a", add("a"));
	state().change("Add b", add("b"));
	expect(written).toEqual([]);
	vi.advanceTimersByTime(EDIT_PAUSE_MS);
	expect(written.map(ids)).toEqual([["kept", "a", "b"]]);
	state().change("Add c", add("c"));
	await state().flushDraft();
	vi.advanceTimersByTime(EDIT_PAUSE_MS);
	expect(written.map(ids)).toEqual([
		["kept", "a", "b"],
		["kept", "a", "b", "c"],
	]);
});

it("does not replace what was opened while the draft was being read", async () => {
	let answer: (draft: EditedFlow) => void = () => undefined;
	const useStore = createFlowStore({
		drafts: { read: () => new Promise((resolve) => (answer = resolve)), write: () => Promise.resolve() },
		validator: readyValidator(),
	});
	useStore.getState().open("Open", flowOf("opened"));
	answer({ ...emptyEdited, flow: flowOf("draft") });
	await useStore.getState().restored();
	expect(ids(useStore.getState())).toEqual(["opened"]);
});

it("works without IndexedDB, and says that no draft is kept", async () => {
	const refused = () => Promise.reject(new DOMException("refused", "InvalidStateError"));
	const { state } = await open(null, { read: refused, write: refused });
	expect(state()).toMatchObject({ isRestored: true, draftProblem: "refused" });
	state().change("Add a", add("a"));
	await state().flushDraft();
	expect(ids(state())).toEqual(["a"]);
	expect(state().draftProblem).toBe("refused");
});

it("does not overwrite a draft whose reader could not be loaded, and says so", async () => {
	const read = () => Promise.reject(new DraftReaderMissing("no network"));
	const { state, written } = await open(null, { read });
	expect(state()).toMatchObject({ isRestored: true, draftProblem: "unread" });
	state().change("Add a", add("a"));
	await state().flushDraft();
	expect(written).toEqual([]);
	expect(state().draftProblem).toBe("unread");
});

it("validates what was edited before the rules were loaded, and loads them again after a failure", async () => {
	const loads: ((isLoaded: boolean) => void)[] = [];
	const validator = createFlowValidator(
		() =>
			new Promise((resolve, reject) =>
				loads.push((isLoaded) =>
					isLoaded ? resolve(() => ({ isValid: true, errors: [], warnings: [] })) : reject(new Error("offline")),
				),
			),
	);
	const drafts = { read: () => Promise.resolve(null), write: () => Promise.resolve() };
	const { getState } = createFlowStore({ drafts, validator });
	expect(getState().validation.errors.map(({ type }) => type)).toEqual(["empty-flow"]);
	getState().open("Open", flowOf("a"));
	const asked = getState().validated();
	loads[0]?.(false);
	await expect(asked).rejects.toThrow("offline");
	expect(getState().validation.isValid).toBe(false);
	getState().open("Open", flowOf("b"));
	loads[1]?.(true);
	expect((await getState().validated()).isValid).toBe(true);
	expect(getState().validation.isValid).toBe(true);
	expect(loads).toHaveLength(2);
});
