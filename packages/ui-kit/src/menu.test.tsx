// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from "./menu.tsx";

afterEach(cleanup);

function open(onCopy: () => void, onDelete: () => void) {
	render(
		<Menu trigger={<Button>More</Button>} label="Script">
			<MenuItem onSelect={onCopy}>Copy code</MenuItem>
			<MenuItem disabled>Edit</MenuItem>
			<MenuItem asChild>
				<a href="#fork">Fork</a>
			</MenuItem>
			<MenuSeparator />
			<MenuItem onSelect={onDelete} tone="danger">
				Delete
			</MenuItem>
		</Menu>,
	);
	screen.getByRole("button", { name: "More" }).focus();
}

test("opens, walks and chooses by keyboard; disabled items are passed over", async () => {
	const user = userEvent.setup();
	const [onCopy, onDelete] = [vi.fn(), vi.fn()];
	open(onCopy, onDelete);
	await user.keyboard("{Enter}");
	expect(screen.getByRole("menu", { name: "Script" })).toBeDefined();
	await waitFor(() => expect(document.activeElement?.textContent).toBe("Copy code"));
	await user.keyboard("{ArrowDown}");
	expect(document.activeElement?.textContent).toBe("Fork");
	expect(document.activeElement?.tagName).toBe("A");
	await user.keyboard("{ArrowDown}{ArrowDown}");
	expect(document.activeElement?.textContent).toBe("Copy code");
	await user.keyboard("{End}{Enter}");
	expect(onDelete).toHaveBeenCalledOnce();
	expect(onCopy).not.toHaveBeenCalled();
	expect(screen.queryByRole("menu")).toBeNull();
});

function Confirming() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Menu trigger={<Button>More</Button>} label="Script">
				<MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
			</Menu>
			<Dialog open={open} onOpenChange={setOpen} title="Delete?" closeLabel="Close" />
		</>
	);
}

test("a dialog opened from an item gives the focus back to the menu's button", async () => {
	const user = userEvent.setup();
	render(<Confirming />);
	screen.getByRole("button", { name: "More" }).focus();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete"));
	await user.keyboard("{Enter}");
	const dialog = await screen.findByRole("dialog", { name: "Delete?" });
	await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
	await user.tab();
	expect(dialog.contains(document.activeElement)).toBe(true);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement === screen.getByRole("button", { name: "More" })).toBe(true));
});

test("Escape closes and gives the focus back", async () => {
	const user = userEvent.setup();
	open(vi.fn(), vi.fn());
	await user.keyboard("{ArrowDown}");
	expect(screen.getByRole("menu")).toBeDefined();
	await user.keyboard("{Escape}");
	expect(screen.queryByRole("menu")).toBeNull();
	await waitFor(() => expect(document.activeElement === screen.getByRole("button", { name: "More" })).toBe(true));
	expect(document.querySelectorAll("style")).toHaveLength(0);
});

test("items that are on or off say so, and leave the menu open", async () => {
	const user = userEvent.setup();
	const onChange = vi.fn();
	render(
		<Menu trigger={<Button>More</Button>} label="Collections">
			<MenuCheckItem checked onCheckedChange={onChange}>
				Reading
			</MenuCheckItem>
		</Menu>,
	);
	await user.click(screen.getByRole("button", { name: "More" }));
	const item = screen.getByRole("menuitemcheckbox", { name: "Reading" });
	expect(item.getAttribute("aria-checked")).toBe("true");
	await user.click(item);
	expect(onChange).toHaveBeenCalledWith(false);
	expect(screen.getByRole("menu", { name: "Collections" })).toBeDefined();
});
