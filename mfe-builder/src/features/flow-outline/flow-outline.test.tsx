// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { stepList } from "@scriptorium/flow/steps/step-list";
import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFlowStore } from "../../editor/flow-store.ts";
import { selectSteps } from "../../editor/selection.ts";
import { FlowOutline } from "./flow-outline.tsx";

beforeEach(async () => {
	// Without a layout nothing would be visible.
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
	await useFlowStore.getState().restored();
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const step = (id: string, type: FlowNode["type"], y: number): FlowNode => ({
	id,
	type,
	position: { x: 0, y },
	data: { label: id, category: stepList[type].category },
});

async function open(
	nodes: readonly FlowNode[] = [step("Go", "click", 0), step("Test", "condition", 1), step("Yes", "log", 2)],
) {
	const asked: string[] = [];
	const { host, notices } = createTestHost(visitor, () => Promise.reject(new TypeError("offline")));
	const edges =
		nodes.length < 3
			? []
			: [
					{ id: "1", source: "Go", target: "Test" },
					{ id: "2", source: "Test", target: "Yes", sourceHandle: "true" as const },
				];
	useFlowStore.getState().open("Test", { ...EMPTY_FLOW, nodes: [...nodes], edges });
	render(
		<Surroundings host={host}>
			<FlowOutline
				onConfigure={(id) => asked.push(`configure ${id}`)}
				onAdd={(place) =>
					asked.push(
						place.kind === "after" ? ["add after", place.stepId, place.exit].join(" ").trim() : `add: ${place.kind}`,
					)
				}
				onConnectFrom={(id) => asked.push(`connect ${id}`)}
			/>
		</Surroundings>,
	);
	// Its code is loaded with the first step.
	if (nodes.length > 0) await screen.findByRole("tree");
	return { asked, notices };
}
const tree = () => screen.getByRole("tree");
const key = (name: string, more: object = {}) => fireEvent.keyDown(tree(), { key: name, ...more });
const active = () => document.getElementById(tree().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("is a tree with levels, positions and the branches of a condition", async () => {
	await open();
	expect(
		screen
			.getAllByRole("treeitem")
			.map((row) => [row.ariaLevel ?? row.getAttribute("aria-level"), row.textContent?.trim()]),
	).toEqual([
		["1", expect.stringMatching(/^Go/)],
		["1", expect.stringMatching(/^Test/)],
		["2", "If true"],
		["3", expect.stringMatching(/^Yes/)],
		["2", "If false (empty)"],
	]);
});

it("goes through the rows by keys, in step with the selection of the canvas", async () => {
	await open();
	key("ArrowDown");
	expect(active()).toMatch(/^Test/);
	expect(useFlowStore.getState().selection).toEqual(selectSteps("Test"));
	key("ArrowRight");
	expect(active()).toMatch(/If true/);
	expect(useFlowStore.getState().selection.steps).toEqual([]);
	key("ArrowLeft");
	expect(active()).toMatch(/^Test/);
	key("End");
	expect(active()).toMatch(/If false/);
	key("Home");
	expect(active()).toMatch(/^Go/);
	fireEvent.click(screen.getAllByRole("treeitem")[3] as HTMLElement);
	expect(useFlowStore.getState().selection).toEqual(selectSteps("Yes"));
});

it("configures, adds, connects, duplicates, moves and deletes by key and by button", async () => {
	const { asked, notices } = await open();
	key("Enter");
	key("Insert");
	fireEvent.click(screen.getByRole("button", { name: "Connect" }));
	key("End");
	key("Enter");
	expect(asked).toEqual(["configure Go", "add after Go", "connect Go", "add after Test false"]);
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete" }).disabled).toBe(true);
	key("ArrowUp");
	key("ArrowUp", { altKey: true });
	expect(useFlowStore.getState().flow.edges.map(({ source, target }) => `${source}>${target}`)).toEqual([
		"Go>Yes",
		"Yes>Test",
	]);
	key("d", { ctrlKey: true });
	expect(notices).toEqual(["success: Duplicated Yes node"]);
	key("Delete");
	expect(notices[1]).toBe("success: Removed 1 action(s)");
	expect(useFlowStore.getState().flow.nodes).toHaveLength(3);
});

it("offers the first action while there is none", async () => {
	const { asked } = await open([]);
	fireEvent.click(screen.getByRole("button", { name: "Add action" }));
	expect(asked).toEqual(["add: end"]);
	expect(screen.queryByRole("tree")).toBeNull();
});
