// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";

afterEach(cleanup);

function WithDialog({ Surface, role }: { Surface: typeof Dialog | typeof Drawer; role?: "alertdialog" }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Open</Button>
			<Surface
				open={open}
				onOpenChange={setOpen}
				title="Report review"
				description="Moderators read every report."
				closeLabel="Close"
				actions={<Button>Send</Button>}
				{...(role ? { role } : {})}
			>
				<input aria-label="Reason" />
			</Surface>
		</>
	);
}

const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

test.each([
	["Dialog", Dialog],
	["Drawer", Drawer],
] as const)("%s takes the focus, keeps it, and gives it back on Escape", async (_, Surface) => {
	const user = userEvent.setup();
	render(<WithDialog Surface={Surface} />);
	await user.click(screen.getByRole("button", { name: "Open" }));

	const surface = await screen.findByRole("dialog", {
		name: "Report review",
		description: "Moderators read every report.",
	});
	expect(surface.contains(document.activeElement)).toBe(true);

	const visited: (string | null | undefined)[] = [focusedName()];
	for (let step = 0; step < 4; step += 1) {
		await user.tab();
		visited.push(focusedName());
	}
	expect(visited).toEqual(["Close", "Reason", "Send", "Close", "Reason"]);

	await user.keyboard("{Escape}");
	expect(screen.queryByRole("dialog")).toBeNull();
	await waitFor(() => expect(document.activeElement === screen.getByRole("button", { name: "Open" })).toBe(true));
});

test("the page behind does not scroll while a dialog is open", async () => {
	const user = userEvent.setup();
	render(<WithDialog Surface={Dialog} />);
	await user.click(screen.getByRole("button", { name: "Open" }));
	await screen.findByRole("dialog");
	expect(document.documentElement.dataset.scrollLocked).toBe("");
	await user.click(screen.getByRole("button", { name: "Close" }));
	expect(document.documentElement.dataset.scrollLocked).toBeUndefined();
});

test("nothing inserts an inline style element, which the content security policy would refuse", async () => {
	const user = userEvent.setup();
	render(<WithDialog Surface={Dialog} />);
	await user.click(screen.getByRole("button", { name: "Open" }));
	await screen.findByRole("dialog");
	expect(document.querySelectorAll("style")).toHaveLength(0);
});

test("a confirmation is an alertdialog", async () => {
	const user = userEvent.setup();
	render(<WithDialog Surface={Dialog} role="alertdialog" />);
	await user.click(screen.getByRole("button", { name: "Open" }));
	expect(await screen.findByRole("alertdialog", { name: "Report review" })).toBeDefined();
});

function Nested() {
	const [open, setOpen] = useState(false);
	const [asking, setAsking] = useState(false);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Open</Button>
			<Dialog open={open} onOpenChange={setOpen} title="History" closeLabel="Close">
				<Button onClick={() => setAsking(true)}>Ask</Button>
				<Dialog open={asking} onOpenChange={setAsking} role="alertdialog" title="Sure?" closeLabel="Cancel" />
			</Dialog>
		</>
	);
}

/** As a key that is pressed the moment the focus has moved, before anything else runs. */
function escapeOnceFocused(surface: string) {
	const onFocus = ({ target }: FocusEvent) => {
		if (!(target instanceof Element) || !target.closest(surface)) return;
		document.removeEventListener("focusin", onFocus);
		target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
	};
	document.addEventListener("focusin", onFocus);
}

test("an Escape that comes with the focus closes the dialog that has it, and no other", async () => {
	const user = userEvent.setup();
	render(<Nested />);
	await user.click(screen.getByRole("button", { name: "Open" }));
	await screen.findByRole("dialog", { name: "History" });
	escapeOnceFocused("[role=alertdialog]");
	await user.click(screen.getByRole("button", { name: "Ask" }));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(screen.queryByRole("dialog", { name: "History" })).not.toBeNull();

	await user.keyboard("{Escape}");
	expect(screen.queryByRole("dialog")).toBeNull();
	escapeOnceFocused("[role=dialog]");
	await user.click(screen.getByRole("button", { name: "Open" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
