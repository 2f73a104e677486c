// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { STEP_DRAG_TYPE } from "../../editor/step-views/palette-kinds.ts";
import { ActionPalette } from "./action-palette.tsx";

afterEach(cleanup);

const entries = () => screen.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent);
const openGroups = () => screen.getAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

it("shows the five groups, one open at a time, with the actions of the specification", async () => {
	render(<ActionPalette onChoose={() => undefined} />);
	const user = userEvent.setup();
	const groups = ["User Interaction", "Data & Storage", "Navigation", "Logic & Control", "Output & Debug"];
	expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(groups);
	expect(openGroups()).toEqual(["User Interaction"]);
	expect(entries()).toEqual(expect.arrayContaining(["Click", "Type", "Select"]));
	await user.click(screen.getByRole("button", { name: "Logic & Control" }));
	expect(openGroups()).toEqual(["Logic & Control"]);
	expect(entries()).toEqual(["Wait", "Condition", "Loop", "Wait for Element"]);
});

it("leads from group to group by arrow keys, and folds the open one away", async () => {
	render(<ActionPalette onChoose={() => undefined} />);
	const user = userEvent.setup();
	const group = (name: string) => screen.getByRole("button", { name });
	group("User Interaction").focus();
	await user.keyboard("{ArrowDown}");
	expect(document.activeElement).toBe(group("Data & Storage"));
	await user.keyboard("{ArrowUp}{ArrowUp}");
	expect(document.activeElement).toBe(group("Output & Debug"));
	await user.keyboard("{ArrowDown}{Enter}");
	expect(document.activeElement).toBe(group("User Interaction"));
	expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
	expect(screen.queryAllByRole("listitem")).toEqual([]);
});

it("gives the kind to a click, to Enter, and to what it is dragged onto", async () => {
	const chosen: string[] = [];
	render(<ActionPalette onChoose={(kind) => chosen.push(kind)} />);
	const user = userEvent.setup();
	await user.click(screen.getByRole("button", { name: /^Click/ }));
	screen.getByRole("button", { name: /^Type/ }).focus();
	await user.keyboard("{Enter}");
	expect(chosen).toEqual(["click", "type"]);
	const dragged = new Map<string, string>();
	const dataTransfer = { setData: (type: string, value: string) => dragged.set(type, value), effectAllowed: "none" };
	fireEvent.dragStart(screen.getByRole("button", { name: /^Hover/ }), { dataTransfer });
	expect(dragged.get(STEP_DRAG_TYPE)).toBe("hover");
});
