import type { FlowEdge, FlowNode } from "@scriptorium/flow/document/flow-document";
import { type BranchName, type StepKind, stepList } from "@scriptorium/flow/steps/step-list";
import { expect, it } from "vitest";
import { type OutlineRow, outlineOf } from "./flow-outline.ts";

/** `a>b` connects two steps, `c:true>b` a branch; a step is a condition or loop when its id begins with `if` or `loop`. */
function flow(...connections: readonly string[]) {
	const nodes: FlowNode[] = [];
	const edges: FlowEdge[] = [];
	const add = (id: string) => {
		if (nodes.some((node) => node.id === id)) return;
		const type: StepKind = id.startsWith("if") ? "condition" : id.startsWith("loop") ? "loop" : "click";
		nodes.push({
			id,
			type,
			position: { x: 0, y: nodes.length * 10 },
			data: { label: id.toUpperCase(), category: stepList[type].category },
		});
	};
	for (const connection of connections) {
		const [from = "", target] = connection.split(">");
		const [source = "", exit] = from.split(":");
		add(source);
		if (target === undefined) continue;
		add(target);
		edges.push({ id: connection, source, target, ...(exit === undefined ? {} : { sourceHandle: exit as BranchName }) });
	}
	return { nodes, edges };
}
const draw = (rows: readonly OutlineRow[]) =>
	rows.map((row) => {
		const text = row.kind === "step" ? row.node.id : `${row.exit}:`;
		const links = row.kind === "step" ? row.leadsTo.map(({ id }) => ` → ${id}`).join("") : "";
		return `${"  ".repeat(row.level - 1)}${text}${links}`;
	});
const drawn = (...connections: readonly string[]) => draw(outlineOf(flow(...connections)));

it("lists a chain at one level, and steps that are not connected by their position", () => {
	expect(drawn("b>c", "a>b", "alone")).toEqual(["a", "b", "c", "alone"]);
	expect(outlineOf({ nodes: [], edges: [] })).toEqual([]);
});

it("puts branches below their condition, and what both lead to after it", () => {
	expect(drawn("a>if", "if:true>t1", "t1>t2", "t2>z", "if:false>f", "f>z", "z>y")).toEqual([
		"a",
		"if",
		"  true:",
		"    t1",
		"    t2 → z",
		"  false:",
		"    f",
		"z",
		"y",
	]);
	expect(drawn("if:true>t", "t>z", "if:false>z")).toEqual(
		["if → z", "  true:", "    t → z", "  false:", "z"].with(0, "if"),
	);
});

it("puts the body below its loop, and nests", () => {
	expect(drawn("loop:body>if", "if:true>x", "loop:done>z", "x>y")).toEqual([
		"loop → z",
		"  body:",
		"    if",
		"      true:",
		"        x",
		"        y",
		"      false:",
		"z",
	]);
});

it("takes edges of a condition without a handle as true, then false", () => {
	expect(drawn("if>t", "if>f")).toEqual(["if", "  true:", "    t", "  false:", "    f"]);
});

it("lists the successors of a step one after the other, and each step once", () => {
	expect(drawn("a>b", "a>c", "b>d", "c>d")).toEqual(["a → c", "b → d", "c", "d"]);
});

it("lists every step of a cycle once, and says where it goes back to", () => {
	expect(drawn("a>b", "b>c", "c>a")).toEqual(["a", "b", "c → a"]);
	expect(drawn("s>a", "a>b", "b>a", "b>z")).toEqual(["s", "a", "b → a", "z"]);
});

it("counts the rows below the same row", () => {
	const rows = outlineOf(flow("a>if", "if:true>t1", "t1>t2", "if:false>f", "z"));
	expect(rows.map(({ key, position, siblings }) => `${key} ${position}/${siblings}`)).toEqual([
		"a 1/3",
		"if 2/3",
		"if/true 1/2",
		"t1 1/2",
		"t2 2/2",
		"if/false 2/2",
		"f 1/1",
		"z 3/3",
	]);
});

it("takes ten times as long for ten times as many steps, by the edges it looks at", () => {
	const chain = (steps: number) => {
		let looked = 0;
		const graph = flow();
		const count = (target: string) => () => {
			looked++;
			return target;
		};
		for (let at = 0; at < steps; at++) {
			graph.nodes.push({
				id: `${at}`,
				type: "click",
				position: { x: 0, y: at },
				data: { label: "", category: "interaction" },
			});
			const edge = { id: `${at}`, source: `${at}`, target: `${at + 1}` };
			Object.defineProperty(edge, "target", { enumerable: true, get: count(`${at + 1}`) });
			graph.edges.push(edge);
		}
		expect(outlineOf(graph)).toHaveLength(steps);
		return looked;
	};
	expect(chain(10_000)).toBeLessThan(10.5 * chain(1000));
});
