// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { CodeBlock } from "./code-block.tsx";
import { ErrorState } from "./error-state.tsx";
import { IconButton } from "./icon-button.tsx";
import { Page } from "./page.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

test("a busy button keeps the focus, says so, and neither clicks nor submits", async () => {
	const [clicked, submitted] = [vi.fn(), vi.fn()];
	render(
		<form onSubmit={submitted}>
			<Button type="submit" busy onClick={clicked}>
				Saving…
			</Button>
		</form>,
	);
	const button = screen.getByRole("button", { name: "Saving…" });
	button.focus();
	await userEvent.setup().click(button);
	expect(button.getAttribute("aria-busy")).toBe("true");
	expect(document.activeElement).toBe(button);
	expect(clicked).not.toHaveBeenCalled();
	expect(submitted).not.toHaveBeenCalled();
});

test("an icon button has a name and does not submit", () => {
	render(<IconButton label="Copy" icon={<svg aria-hidden="true" />} />);
	const button = screen.getByRole<HTMLButtonElement>("button", { name: "Copy" });
	expect(button.type).toBe("button");
	expect(button.title).toBe("Copy");
});

test("tabs walk by arrow keys and show their panel", async () => {
	const items = [
		{ value: "about", label: "About", content: "What it does" },
		{ value: "off", label: "Off", content: "", disabled: true },
		{ value: "code", label: "Code", content: "The code" },
	];
	render(<Tabs label="Script" items={items} />);
	const user = userEvent.setup();
	await user.click(screen.getByRole("tab", { name: "About" }));
	await user.keyboard("{ArrowRight}");
	expect(screen.getByRole("tab", { name: "Code", selected: true })).toBe(document.activeElement);
	expect(screen.getByRole("tabpanel", { name: "Code" }).textContent).toBe("The code");
});

test("code keeps its text exactly, one element per line, and is reachable by keyboard", () => {
	const { container } = render(<CodeBlock code={"a\r\n\tb\n\nc\n"} label="Code of X" markedLines={new Set([2])} />);
	const lines = [...container.querySelectorAll("code > span")];
	expect(lines.map((line) => line.textContent)).toEqual(["a\n", "\tb\n", "\n", "c\n"]);
	expect(lines.map((line) => line.hasAttribute("data-marked"))).toEqual([false, true, false, false]);
	expect(screen.getByRole("region", { name: "Code of X" }).tabIndex).toBe(0);
});

test("code of more than a million characters keeps its text, in few elements and with a note", async () => {
	const code = Array.from({ length: 60_000 }, (_, line) => `let value${line} = ${line};`).join("\n");
	expect(code.length).toBeGreaterThan(1_000_000);
	const { container } = render(<CodeBlock code={code} label="Code of Y" markedLines={new Set([2])} />);
	expect((await screen.findByRole("region", { name: "Code of Y" })).tabIndex).toBe(0);
	const parts = [...container.querySelectorAll("code > span")];
	expect(parts.length).toBeLessThan(200);
	expect(parts.map((part) => part.textContent).join("") === code).toBe(true);
	expect(screen.getByText(/^This text has 1\.\d MB, so it is shown without line numbers/)).toBeTruthy();
});

test("an error speaks at once; a page has one first heading", () => {
	render(
		<Page title="Explore">
			<ErrorState title="Failed to load" detail="Nothing was lost." />
		</Page>,
	);
	expect(screen.getByRole("alert").textContent).toBe("Failed to loadNothing was lost.");
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});
