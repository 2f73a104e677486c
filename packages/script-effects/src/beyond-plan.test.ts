import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { expect, it } from "vitest";
import { beyondPlan, measuredEffects } from "./beyond-plan.ts";
import { NO_EFFECTS } from "./no-effects.test-support.ts";

const plan: ScriptPlan = {
	summary: "",
	steps: [],
	kind: "bookmarklet",
	matches: [],
	grants: [],
	hosts: ["shop.example"],
	elements: [],
	unseen: null,
	effects: ["content"],
};
const content = { kind: "content", selector: "p", count: 1, sample: "a" } as const;
const look = { ...content, kind: "look" } as const;
const field = { selector: "input", label: "Name", type: "text", isSecret: false };
const effects = {
	...NO_EFFECTS,
	changes: [content, look],
	reads: [{ ...field, isSecret: true }, field],
	others: [{ kind: "opens" as const, text: "https://a.example/" }],
};
const host = (name: string, by: "script" | "page" = "script") => ({ host: name, by });

it("finds the kinds of effects and the hosts that the plan does not name, and every read of a secret", () => {
	const hosts = [host("Shop.example"), host("api.shop.example"), host("other.example"), host("ads.example", "page")];
	expect(beyondPlan({ effects, hosts, plan })).toEqual([
		{ kind: "secret-read", details: [{ ...field, isSecret: true }] },
		{ kind: "host", details: ["other.example"] },
		{ kind: "form-reads", details: [field] },
		{ kind: "opens", details: ["https://a.example/"] },
		{ kind: "look", details: [look] },
	]);
});

it("finds a read of a secret even when the plan names reading of forms", () => {
	const named: ScriptPlan = { ...plan, effects: ["content", "look", "opens", "form-reads"] };
	expect(beyondPlan({ effects, hosts: [], plan: named }).map(({ kind }) => kind)).toEqual(["secret-read"]);
});

it("takes a host of the page, or one that the plan names, for a request that the plan may leave out or not", () => {
	const toPage = { effects: null, hosts: [host("page.example")], pageHost: "page.example" };
	expect(beyondPlan({ ...toPage, plan })).toEqual([]);
	const without: ScriptPlan = { ...plan, hosts: [] };
	expect(beyondPlan({ ...toPage, plan: without })).toEqual([{ kind: "requests", details: ["page.example"] }]);
	expect(beyondPlan({ ...toPage, plan: { ...without, effects: ["requests"] } })).toEqual([]);
	expect(beyondPlan({ effects: null, hosts: null, plan })).toEqual([]);
});

it("compares hosts only with a plan that was written before plans had effects", () => {
	const { effects: _, ...old } = plan;
	const all = { effects: { ...effects, reads: [] }, hosts: [host("other.example")], plan: old };
	expect(beyondPlan(all)).toEqual([{ kind: "host", details: ["other.example"] }]);
});

it("lists each kind of effect once", () => {
	const replaced = { before: "a", after: "b" };
	const storage = [{ area: "cookie", key: "a", action: "set" }] as const;
	const all = { ...effects, title: replaced, address: replaced, storage: [...storage] };
	const kinds = measuredEffects(all).map(({ kind }) => kind);
	expect(kinds).toEqual(["form-reads", "storage", "address", "opens", "title", "content", "look"]);
});
