import { expect, it } from "vitest";
import type { FlowGraph } from "../../document/flow-document.ts";
import { exportFlow } from "../export-flow.ts";
import type { SideProject } from "./side-project.ts";
import { decodeSideText } from "./side-text.ts";

it("compares numbers of the page by size in Selenium IDE, and keeps typed text that looks like a variable", () => {
	const flow: FlowGraph = {
		nodes: [
			{
				id: "a",
				type: "store",
				position: { x: 0, y: 0 },
				data: { label: "a", category: "data", variable: "price", value: "\\$" + "{name}" },
			},
			{
				id: "b",
				type: "condition",
				position: { x: 0, y: 9 },
				data: { label: "b", category: "logic", condition: "$" + "{price} < 10" },
			},
			{ id: "c", type: "log", position: { x: 0, y: 18 }, data: { label: "c", category: "output", message: "cheap" } },
		],
		edges: [
			{ id: "a-b", source: "a", target: "b" },
			{ id: "b-c", source: "b", target: "c", sourceHandle: "true" },
		],
	};
	const made = exportFlow(flow, { name: "Prices" }, "side", () => crypto.randomUUID());
	if (!made.ok) throw new Error(made.error.message);
	const project = JSON.parse(made.value.text) as SideProject;
	const commands = project.tests[0]?.commands ?? [];
	expect(commands.find(({ command, value }) => command === "store" && value === "price")).toBeDefined();
	expect(commands.some(({ command, target }) => command === "store" && target === "$" + "{name}")).toBe(true);
	const written = decodeSideText(commands.find(({ command }) => command === "if")?.target ?? "");
	const isTrue = (price: string): unknown =>
		new Function(`return ${written.replaceAll("$" + "{price}", JSON.stringify(price))}`)();
	expect([isTrue("€9.50"), isTrue("10"), isTrue("9")]).toEqual([true, false, true]);
});
