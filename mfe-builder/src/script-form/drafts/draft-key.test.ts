import { expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { holdDraftKey } from "./draft-key.ts";
import type { DraftStore } from "./draft-store.ts";

const draftOf = (code: string): Draft => ({
	values: { title: "", description: "", category: "", tags: "", code, changeNote: "" },
	baseVersionId: null,
	ownerId: null,
});

/** One browser: its locks and drafts are shared by its tabs; a closed tab releases its locks. */
function openBrowser(kept: Readonly<Record<string, string>> = {}) {
	const drafts = new Map(Object.entries(kept).map(([key, code]) => [key, draftOf(code)]));
	const held = new Map<string, number>();
	const store: DraftStore = {
		read: async (key) => drafts.get(key) ?? null,
		write: async (key, draft) => void drafts.set(key, draft),
		remove: async (key) => void drafts.delete(key),
		keys: async () => [...drafts.keys()],
	};
	let documents = 0;
	let ids = 0;
	function openTab(session = new Map<string, string>()) {
		documents += 1;
		const own = documents;
		const hold = async (key: string) => {
			if (held.has(key)) return false;
			held.set(key, own);
			return true;
		};
		return {
			session,
			key: (wanted = "new") =>
				holdDraftKey(wanted, {
					hold,
					session: {
						getItem: (name) => session.get(name) ?? null,
						setItem: (name, value) => void session.set(name, value),
					},
					drafts: store,
					newId: () => `id${++ids}`,
				}),
			close() {
				for (const [name, owner] of held) if (owner === own) held.delete(name);
			},
		};
	}
	const codes = () => Object.fromEntries([...drafts].map(([key, { values }]) => [key, values.code]));
	const type = (key: string, code: string) => void drafts.set(key, draftOf(code));
	return { openTab, codes, type };
}

it("the first tab keeps `new`, others have keys of their own, each over its reload", async () => {
	const { openTab } = openBrowser();
	const [first, second] = [openTab(), openTab()];
	expect([await first.key(), await second.key()]).toEqual(["new", "new:id1"]);
	second.close();
	expect(await openTab(second.session).key()).toBe("new:id1");
	first.close();
	expect(await openTab(first.session).key()).toBe("new");
	expect(await openTab().key()).toBe("new:id2");
});

it("a duplicated tab, and one whose key was taken while it was away, go on with a copy of the draft", async () => {
	const { openTab, codes } = openBrowser({ new: "typed" });
	const first = openTab();
	await first.key();
	const duplicate = openTab(new Map(first.session));
	expect(await duplicate.key()).toBe("new:id1");
	expect(codes()).toEqual({ new: "typed", "new:id1": "typed" });
});

it("a first tab without a draft adopts one of a closed tab, and leaves those of open tabs alone", async () => {
	const { openTab, codes, type } = openBrowser();
	const [first, second] = [openTab(), openTab()];
	await first.key();
	await second.key();
	const orphan = openBrowser({ "new:closed": "left", "5a1b": "of a saved script" });
	expect(await orphan.openTab().key()).toBe("new");
	expect(orphan.codes()).toEqual({ new: "left", "5a1b": "of a saved script" });

	first.close();
	type("new:id1", "typed in the second");
	expect(await openTab().key()).toBe("new");
	expect(codes()).toEqual({ "new:id1": "typed in the second" });
});

it("two tabs that edit one script keep a draft each, apart from drafts of new scripts", async () => {
	const { openTab, codes, type } = openBrowser({ "new:left": "of a new script" });
	const [first, second] = [openTab(), openTab()];
	expect([await first.key("5a1b"), await second.key("5a1b"), await second.key()]).toEqual(["5a1b", "5a1b:id1", "new"]);
	type("5a1b", "typed in the first");
	type("5a1b:id1", "typed in the second");
	first.close();
	second.close();
	expect(codes()).toMatchObject({ "5a1b": "typed in the first", "5a1b:id1": "typed in the second" });
	expect(await openTab(second.session).key("5a1b")).toBe("5a1b:id1");
});

it("without locks or storage there is one key, as before", async () => {
	const drafts: DraftStore = {
		read: async () => null,
		write: async () => undefined,
		remove: async () => undefined,
		keys: async () => [],
	};
	const session = { getItem: () => null, setItem: () => undefined };
	const newId = () => "x";
	expect(await holdDraftKey("new", { hold: null, session, drafts, newId })).toBe("new");
	const refuses = {
		...session,
		getItem: () => {
			throw new DOMException("denied", "SecurityError");
		},
	};
	expect(await holdDraftKey("new", { hold: async () => true, session: refuses, drafts, newId })).toBe("new");
	const hold = () => Promise.reject(new DOMException("denied", "SecurityError"));
	expect(await holdDraftKey("new", { hold, session, drafts, newId })).toBe("new");
});
