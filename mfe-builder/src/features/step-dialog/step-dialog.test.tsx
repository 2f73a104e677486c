// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useFlowStore } from "../../editor/flow-store.ts";
import { StepDialog } from "./step-dialog.tsx";

beforeEach(() => useFlowStore.getState().restored());
afterEach(cleanup);

const target = {
	primary: 'aria/Save[role="button"]',
	strategy: "text",
	fallbacks: ["#save", "text/Save"],
	attributes: {},
} as const;
const click: FlowNode = {
	id: "click-1",
	type: "click",
	position: { x: 0, y: 0 },
	data: {
		label: "Click",
		category: "interaction",
		selector: target.primary,
		target: { ...target, fallbacks: [...target.fallbacks] },
	},
};

/** Opens the dialog of a step that is the only one of the flow. */
async function open(step: FlowNode, others: readonly FlowNode[] = []) {
	const { host, notices } = createTestHost(visitor, () => Promise.reject(new TypeError("offline")));
	useFlowStore.getState().open("Test", { ...EMPTY_FLOW, nodes: [step, ...others] });
	let isClosed = false;
	render(
		<Surroundings host={host}>
			<StepDialog step={step} preview={({ data }) => <p>code of {data.label}</p>} onClose={() => (isClosed = true)} />
		</Surroundings>,
	);
	await screen.findByRole("dialog", { name: `Configure ${step.data.label}` });
	return { notices, isClosed: () => isClosed };
}
/** A step that sets a variable, beside the one that is configured. */
const extract: FlowNode = {
	id: "extract-1",
	type: "extract",
	position: { x: 0, y: 0 },
	data: { label: "Read", category: "data", selector: "h1", variable: "title" },
};
const stored = () => useFlowStore.getState().flow.nodes[0]?.data;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("shows a recorded element in words with its alternatives, and puts the chosen one first", async () => {
	const { notices, isClosed } = await open(click);
	expect(screen.getByRole("group", { name: "Recorded element" }).textContent).toContain("“Save” (button)");
	expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
		"“Save” (button)",
		"#save",
		"“Save”",
	]);
	fireEvent.click(screen.getByRole("radio", { name: "#save" }));
	press("Save Configuration");
	expect(stored()).toMatchObject({
		selector: "#save",
		target: { primary: "#save", strategy: "id", fallbacks: [target.primary, "text/Save"] },
	});
	expect(notices).toEqual(["success: Node configuration updated"]);
	expect(isClosed()).toBe(true);
});

it("replaces a recorded element by a typed selector, and takes it back", async () => {
	await open(click);
	press("Type a selector instead");
	expect(field("CSS selector").value).toBe("#save");
	press("Use the recorded element");
	expect(screen.getByRole("group", { name: "Recorded element" })).toBeTruthy();
	press("Type a selector instead");
	type("CSS selector", ".buy");
	press("Save Configuration");
	expect(stored()).toEqual({ label: "Click", category: "interaction", selector: ".buy" });
});

it("stores numbers as integers, removes emptied fields, and keeps a name", async () => {
	const wait: FlowNode = {
		...click,
		type: "wait",
		data: { label: "Wait", category: "logic", delay: 1000, description: "Rest" },
	};
	await open(wait);
	type("Delay, in milliseconds", "250");
	type("Description", "");
	type("Label", " ");
	press("Save Configuration");
	expect(stored()).toEqual({ label: "Wait", category: "logic", delay: 250 });
	useFlowStore.getState().undo();
	expect(stored()).toEqual(wait.data);
});

it("changes nothing on Cancel, and shows the code of what is in the form", async () => {
	const { notices } = await open(click);
	type("Label", "Buy");
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Preview" }), { button: 0 });
	expect(screen.getByText("code of Buy")).toBeTruthy();
	press("Cancel");
	expect(stored()?.label).toBe("Click");
	expect(notices).toEqual([]);
});

it("begins in the first field, and names the variables that can be read there", async () => {
	const log: FlowNode = {
		id: "log-1",
		type: "log",
		position: { x: 0, y: 0 },
		data: { label: "Log", category: "output" },
	};
	await open(log, [extract, { ...extract, id: "extract-2" }]);
	await waitFor(() => expect(document.activeElement).toBe(field("Message")));
	const description = document.getElementById(field("Message").getAttribute("aria-describedby") ?? "");
	expect(description?.textContent).toMatch(/Set in this flow: title\.$/);
});
