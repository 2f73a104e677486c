// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Draft } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

/** IndexedDB, which this environment does not have. The journeys use the real one. */
const written: string[] = [];
vi.mock("./draft-store.ts", () => ({
	createDraftStore: () => ({
		read: async () => null,
		write: async (_key: string, draft: Draft) => void written.push(draft.values.code),
		remove: async () => undefined,
	}),
}));

beforeEach(() => {
	written.length = 0;
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const options = (code: string) => ({
	draftKey: "new",
	ownerId: null,
	baseVersionId: null,
	isDirty: code !== "",
	onUnavailable: () => undefined,
	values: { title: "", description: "", category: "", tags: "", code, changeNote: "" },
});

it("writes in a pause, and at least each second while there is none", async () => {
	const { rerender } = renderHook(useDraft, { initialProps: options("") });
	const type = async (keys: number, each: number) => {
		for (let at = 1; at <= keys; at += 1) {
			rerender(options("x".repeat(at)));
			await vi.advanceTimersByTimeAsync(each);
		}
	};
	await type(45, 100);
	expect(written.map(({ length }) => length)).toEqual([10, 20, 30, 40]);
	await vi.advanceTimersByTimeAsync(300);
	expect(written.at(-1)).toHaveLength(45);
	await vi.advanceTimersByTimeAsync(5000);
	expect(written).toHaveLength(5);
});

it("writes at once when the page is left", async () => {
	const { rerender } = renderHook(useDraft, { initialProps: options("") });
	rerender(options("half a thought"));
	dispatchEvent(new Event("pagehide"));
	expect(written).toEqual(["half a thought"]);
});
