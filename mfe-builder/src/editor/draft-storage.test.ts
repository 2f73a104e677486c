import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { createStore, set } from "idb-keyval";
import { beforeEach, expect, it, vi } from "vitest";
import { createDraftStorage } from "./draft-storage.ts";
import { type EditedFlow, emptyEdited } from "./edited-flow.ts";
import { createFlowStore } from "./flow-store.ts";
import { readyValidator } from "./ready-validator.test-support.ts";

// Each test has a browser of its own.
beforeEach(() => void Object.assign(globalThis, { indexedDB: new IDBFactory() }));

const flow: FlowDocument = {
	...EMPTY_FLOW,
	nodes: [
		{
			id: "if",
			type: "condition",
			position: { x: 1, y: -2 },
			data: { label: "If", category: "logic", condition: "true" },
		},
		{
			id: "yes",
			type: "alert",
			position: { x: 0, y: 120 },
			data: { label: "Yes", category: "output", message: "“ö”" },
		},
	],
	edges: [{ id: "if-true-yes", source: "if", target: "yes", sourceHandle: "true", animated: true }],
	notes: [{ id: "note", position: { x: 9, y: 9 }, size: { width: 200, height: 120 }, text: "Remember\nthis" }],
};
const edited: EditedFlow = {
	flow,
	settings: { ...DEFAULT_SETTINGS, name: "Mine", useAsync: false },
	origin: {
		scriptId: "script",
		title: "Mine",
		versionId: "version",
		isPublished: true,
		tags: ["one"],
		category: { hub: "automation", shown: "automation" },
	},
};
/** Puts something where the draft is, as another version of the builder did. */
const keep = (value: unknown) => set("draft", value, createStore("scriptorium-builder", "open"));

it("gives back what was written, after a reload too", async () => {
	const drafts = createDraftStorage();
	expect(await drafts.read(() => undefined)).toBeNull();
	await drafts.write(edited);
	await drafts.write({ ...edited, settings: { ...edited.settings, name: "Mine, later" } });
	expect(await createDraftStorage().read(() => undefined)).toEqual({
		...edited,
		settings: { ...edited.settings, name: "Mine, later" },
	});
});

it("keeps nothing but flow, settings and origin", async () => {
	const state = { ...edited, selection: { steps: ["if"] }, past: [{}] };
	await createDraftStorage().write(state);
	expect(Object.keys((await createDraftStorage().read(() => undefined)) ?? {}).sort()).toEqual([
		"flow",
		"origin",
		"settings",
	]);
});

it("reads a draft of an older builder, and none that cannot be read", async () => {
	const { isPublished: _, tags: __, category: ___, ...older } = edited.origin ?? expect.fail();
	// The first version had no notes.
	const { version: ____, notes: _____, ...unversioned } = flow;
	await keep({ flow: unversioned, settings: edited.settings, origin: older });
	expect(await createDraftStorage().read(() => undefined)).toEqual({
		...edited,
		flow: { ...flow, notes: [] },
		origin: { ...older, isPublished: false, tags: [], category: null },
	});
	for (const unreadable of ["text", null, { flow }, { ...edited, flow: { version: 99 } }, { ...edited, settings: 1 }]) {
		await keep(unreadable);
		expect(await createDraftStorage().read(() => undefined)).toBeNull();
	}
});

it("brings a store back to where the page was left", async () => {
	const open = async () => {
		const store = createFlowStore({
			drafts: createDraftStorage(),
			validator: readyValidator(),
		});
		await store.getState().restored();
		return store;
	};
	const first = await open();
	first.getState().change("Add", () => edited);
	first.getState().undo();
	first.getState().redo();
	await first.getState().flushDraft();
	const second = await open();
	expect(second.getState()).toMatchObject({ ...edited, past: [], isRestored: true, draftProblem: null });
	// What was emptied stays empty.
	second.getState().open("New flow", EMPTY_FLOW, { settings: DEFAULT_SETTINGS });
	await second.getState().flushDraft();
	expect((await open()).getState()).toMatchObject(emptyEdited);
});

it("says that there is a draft, before it is read, and nothing where there is none", async () => {
	const found = vi.fn();
	await createDraftStorage().write(edited);
	await createDraftStorage().read(found);
	expect(found).toHaveBeenCalledOnce();
	Object.assign(globalThis, { indexedDB: new IDBFactory() });
	await createDraftStorage().read(found);
	expect(found).toHaveBeenCalledOnce();
});
