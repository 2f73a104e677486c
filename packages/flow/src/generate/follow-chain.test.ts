import { expect, it } from "vitest";
import type { FlowDocument } from "../document/flow-document.ts";
import { followChain } from "./follow-chain.ts";

const flow = (ids: string, ...edges: readonly string[]): FlowDocument => ({
	nodes: [...ids].map((id) => ({
		id,
		type: "wait",
		position: { x: 0, y: 0 },
		data: { label: `Step ${id}`, category: "logic" },
	})),
	edges: edges.map(([source = "", target = ""]) => ({ id: `${source}-${target}`, source, target })),
});

it("follows the edges, whatever the order of the steps", () => {
	const chain = followChain(flow("cab", "ab", "bc"));
	expect(chain.ok && chain.value.map(({ id }) => id)).toEqual(["a", "b", "c"]);
	expect(followChain(flow("a"))).toMatchObject({ ok: true });
});

it.each([
	["an empty flow", flow(""), "EMPTY_FLOW", null, "Flow is empty. Add at least one action to create a valid flow."],
	["a branch", flow("abc", "ab", "ac"), "NOT_A_CHAIN", "a", '"Step a" leads to more than one step'],
	["branches that join", flow("abc", "ac", "bc"), "NOT_A_CHAIN", "c", 'More than one step leads to "Step c"'],
	["a step that stands apart", flow("abc", "ab"), "NOT_A_CHAIN", "c", '"Step c" does not follow any other step'],
	["a circle", flow("abc", "bc", "cb"), "NOT_A_CHAIN", "b", '"Step b" is part of a circle'],
	["nothing but a circle", flow("ab", "ab", "ba"), "NOT_A_CHAIN", "a", '"Step a" is part of a circle'],
	["an edge to nowhere", flow("a", "ax"), "NOT_A_CHAIN", null, "A connection leads to a step that does not exist"],
])("refuses %s", (_, document, code, nodeId, message) => {
	expect(followChain(document)).toEqual({ ok: false, error: { code, nodeId, message } });
});
