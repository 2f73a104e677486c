// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Select } from "./select.tsx";
import { Switch } from "./switch.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

test.each([
	["TextField", TextField],
	["TextArea", TextArea],
] as const)("%s ties label, error and hint to its control", (_, Control) => {
	render(<Control label="Title" error="Too short" hint="3 to 50 characters" name="title" />);
	const control = screen.getByRole("textbox", { name: "Title", description: "Too short 3 to 50 characters" });
	expect(control.getAttribute("aria-invalid")).toBe("true");
	expect(control.getAttribute("name")).toBe("title");
});

test("a field without error is not invalid and describes nothing", () => {
	render(<TextField label="Title" />);
	const control = screen.getByRole("textbox", { name: "Title" });
	expect(control.hasAttribute("aria-invalid")).toBe(false);
	expect(control.hasAttribute("aria-describedby")).toBe(false);
});

test("a hidden label still names the field, and a ref reaches the input", () => {
	const ref = createRef<HTMLInputElement>();
	render(<TextField label="Search scripts" labelHidden type="search" ref={ref} />);
	expect(screen.getByRole("searchbox", { name: "Search scripts" })).toBe(ref.current);
});

test("a select gives one of its own values, typed", async () => {
	const chosen = vi.fn<(value: "newest" | "rating") => void>();
	function Sort() {
		const [value, setValue] = useState<"newest" | "rating">("newest");
		return (
			<Select
				label="Sort by"
				value={value}
				onValueChange={(next) => {
					chosen(next);
					setValue(next);
				}}
				options={[
					{ value: "newest", label: "Newest" },
					{ value: "rating", label: "Highest rated" },
				]}
			/>
		);
	}
	render(<Sort />);
	await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Highest rated");
	expect(chosen.mock.calls).toEqual([["rating"]]);
	expect(screen.getByRole<HTMLOptionElement>("option", { name: "Highest rated" }).selected).toBe(true);
});

test("a switch is named, described, and turns by its label and by the keyboard", async () => {
	const turned = vi.fn();
	render(<Switch label="Shortcuts" hint="outside of fields" checked={false} onCheckedChange={turned} />);
	const user = userEvent.setup();
	await user.click(screen.getByText("Shortcuts"));
	screen.getByRole("switch", { name: "Shortcuts", description: "outside of fields" }).focus();
	await user.keyboard(" ");
	expect(turned.mock.calls).toEqual([[true], [true]]);
});
