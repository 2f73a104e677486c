import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { stepList } from "@scriptorium/flow/steps/step-list";
import { shoppingPriceTracker } from "@scriptorium/flow/templates/shopping-price-tracker";
import { expect, it } from "vitest";
import { edgeExits } from "../../editor/flow-outline.ts";
import { edgeBends } from "./edge-bends.ts";

const step = (id: string, x: number, y: number, type: FlowNode["type"] = "click"): FlowNode => ({
	id,
	type,
	position: { x, y },
	data: { label: id, category: stepList[type].category },
});
const bendsOf = (nodes: readonly FlowNode[], ...connections: readonly string[]) => {
	const edges = connections.map((id) => {
		const [source = "", target = ""] = id.split(">");
		return { id, source, target };
	});
	const flow = { nodes: [...nodes], edges };
	const bends = edgeBends(nodes, edges, edgeExits(flow));
	return Object.fromEntries([...bends].map(([{ id }, bend]) => [id, bend]));
};

it("bends below the step that it leaves, when half the way is behind another step", () => {
	const nodes = [step("if", 0, 0, "condition"), step("yes", 0, 120), step("no", 260, 240)];
	expect(bendsOf(nodes, "if>yes", "if>no")).toEqual({ "if>no": 0 });
	expect(bendsOf(nodes.slice(0, 1).concat(nodes.slice(2)), "if>no")).toEqual({});
});

it("bends above the step that it leads to, when that is where the way is free", () => {
	const nodes = [step("start", 260, 0), step("beside", 0, 120), step("end", 0, 240)];
	expect(bendsOf(nodes, "start>end")).toEqual({ "start>end": 1 });
});

it("leaves connections halfway that lead up, straight down or to the next row, and crosses as few steps as it can", () => {
	const wall = Array.from({ length: 9 }, (_, at) => step(`wall ${at}`, at * 232 - 1000, 120));
	expect(bendsOf([step("a", 0, 0), step("b", 260, 120)], "a>b", "b>a")).toEqual({});
	expect(bendsOf([step("a", 0, 0), step("b", 0, 120), step("c", 0, 240)], "a>c")).toEqual({});
	expect(bendsOf([step("a", 0, 0), ...wall, step("c", 260, 240)], "a>c")).toEqual({ "a>c": 0 });
});

it("keeps the connections of the price tracker in sight", () => {
	const { nodes, edges } = shoppingPriceTracker.flow;
	const bends = edgeBends(nodes, edges, edgeExits({ nodes, edges }));
	const toSame = edges.find(({ sourceHandle }) => sourceHandle === "false");
	expect(toSame && bends.get(toSame)).toBe(0);
});
