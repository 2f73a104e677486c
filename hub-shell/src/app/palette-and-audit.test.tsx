// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showInHost } from "../host-context/test-host.test-support.tsx";
import { PaletteAndAudit } from "./palette-and-audit.tsx";

beforeEach(() => {
	// happy-dom has no layout, and does not know what is visible.
	Element.prototype.scrollIntoView = () => undefined;
	Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function Page() {
	const [isOpen, setOpen] = useState(false);
	const navigate = useNavigate();
	return (
		<main tabIndex={-1}>
			<h1>A page</h1>
			<button type="button" onClick={() => setOpen(true)}>
				Open the palette
			</button>
			<button type="button" onClick={() => void navigate("/elsewhere")}>
				Go on
			</button>
			{/* biome-ignore lint/a11y/useAltText: the fault that the audit finds. */}
			<img src="/dot.svg" data-testid="picture" />
			<PaletteAndAudit open={isOpen} onOpenChange={setOpen} takeTyped={() => ""} onCommand={() => undefined} />
		</main>
	);
}

async function startAudit(): Promise<HTMLElement> {
	fireEvent.click(screen.getByRole("button", { name: "Open the palette" }));
	fireEvent.click(screen.getByRole("option", { name: "Check the accessibility of this page" }));
	return screen.findByRole("region", { name: "Accessibility check of this page" });
}

test("the palette starts an audit whose findings lead to their elements", async () => {
	showInHost(<Page />);
	const panel = await startAudit();
	expect(document.activeElement).toBe(within(panel).getByRole("heading", { level: 2 }));
	const rule = await within(panel).findByRole("heading", { name: "Images must have alternative text" });
	const found = within(rule.parentElement as HTMLElement);
	expect(found.getByText("Critical")).toBeTruthy();
	expect(found.getByText("What to do")).toBeTruthy();
	// The panel is no part of the page that is audited.
	expect(within(panel).getByText(/issues?, 1 of them critical/)).toBeTruthy();

	const button = found.getByRole("button", { name: /^Show / });
	fireEvent.click(button);
	const picture = screen.getByTestId("picture");
	expect(document.activeElement).toBe(picture);
	expect(document.querySelectorAll('[data-accessibility-audit="ring"]')).toHaveLength(1);
	expect(within(panel).getByRole("status").textContent).toContain("Press Escape there to return");
	fireEvent.keyDown(picture, { key: "Escape" });
	expect(document.activeElement).toBe(button);
	expect(document.querySelectorAll('[data-accessibility-audit="ring"]')).toHaveLength(0);

	picture.remove();
	fireEvent.click(button);
	expect(within(panel).getByRole("status").textContent).toBe("This element is no longer on the page. Check again.");
});

test("the panel says when another page was opened, checks again, and closes with Escape", async () => {
	showInHost(<Page />);
	const panel = await startAudit();
	await within(panel).findByText("Touch targets");
	fireEvent.click(screen.getByRole("button", { name: "Go on" }));
	expect(within(panel).getByText(/You have opened another page since/)).toBeTruthy();
	await act(async () => fireEvent.click(within(panel).getByRole("button", { name: "Check again" })));
	await waitFor(() => expect(within(panel).queryByText(/You have opened another page since/)).toBeNull());
	fireEvent.keyDown(panel, { key: "Escape" });
	expect(screen.queryByRole("region", { name: "Accessibility check of this page" })).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("a check that does not finish is said, and can be tried again", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	Element.prototype.checkVisibility = () => {
		throw new Error("not in this browser");
	};
	showInHost(<Page />);
	const panel = await startAudit();
	await within(panel).findByText("This page could not be checked");
	Element.prototype.checkVisibility = () => true;
	fireEvent.click(within(panel).getByRole("button", { name: "Check again" }));
	await within(panel).findByText("Touch targets");
});
