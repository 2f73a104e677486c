// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

afterEach(cleanup);

function openAndClose(between: () => void): Event {
	const { result } = renderHook(() => useFocusReturn());
	result.current.onOpenAutoFocus(new Event("open"));
	between();
	const closing = new Event("close", { cancelable: true });
	result.current.onCloseAutoFocus(closing);
	return closing;
}

test("the focus goes back to what had it", () => {
	render(<Button>Open</Button>);
	const opener = screen.getByRole("button");
	opener.focus();
	const closing = openAndClose(() => opener.blur());
	expect(document.activeElement === opener).toBe(true);
	expect(closing.defaultPrevented).toBe(true);
});

test("the focus stays where a command of the surface has put it", () => {
	render(
		<>
			<Button>Open</Button>
			<main tabIndex={-1} />
		</>,
	);
	screen.getByRole("button").focus();
	const closing = openAndClose(() => screen.getByRole("main").focus());
	expect(document.activeElement === screen.getByRole("main")).toBe(true);
	expect(closing.defaultPrevented).toBe(true);
});

test("when the menu item that opened the surface is gone, the focus goes to the menu's button", async () => {
	render(
		<Menu trigger={<Button>More</Button>} label="Script">
			<MenuItem>Delete</MenuItem>
		</Menu>,
	);
	const user = userEvent.setup();
	screen.getByRole("button").focus();
	await user.keyboard("{Enter}{Escape}");
	screen.getByRole("button").blur();
	expect(document.activeElement === document.body).toBe(true);
	openAndClose(() => undefined);
	expect(document.activeElement === screen.getByRole("button")).toBe(true);
});

test("opening puts the focus where the surface wants it, and remembers the opener all the same", async () => {
	const user = userEvent.setup();
	function Search() {
		const [open, setOpen] = useState(false);
		return (
			<>
				<Button onClick={() => setOpen(true)}>Open</Button>
				<Dialog open={open} onOpenChange={setOpen} title="Search" closeLabel="Close">
					<input data-initial-focus="" aria-label="words" />
				</Dialog>
			</>
		);
	}
	render(<Search />);
	await user.click(screen.getByRole("button", { name: "Open" }));
	const words = await screen.findByLabelText("words");
	await waitFor(() => expect(document.activeElement === words).toBe(true));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement === screen.getByRole("button", { name: "Open" })).toBe(true));
});

test("an opener that has left the page is left alone", () => {
	render(<Button>Open</Button>);
	screen.getByRole("button").focus();
	expect(openAndClose(cleanup).defaultPrevented).toBe(false);
});
