// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DragLink } from "./drag-link.tsx";

afterEach(cleanup);

const explanation = { title: "Drag it", text: "How to drag", close: "Close" };

function show(url: string, onDropped = () => undefined) {
	return <DragLink url={url} title="Table to CSV" primary explanation={explanation} onDropped={onDropped} />;
}
const liveHref = () => screen.getByText("Table to CSV").closest("a")?.getAttribute("href");

it("carries the javascript: address in the live element, where React would have replaced it", () => {
	const { rerender } = render(show("javascript:alert(1)"));
	expect(liveHref()).toBe("javascript:alert(1)");
	rerender(show("javascript:alert(2)"));
	expect(liveHref()).toBe("javascript:alert(2)");
	rerender(show("javascript:alert(2)"));
	expect(liveHref()).toBe("javascript:alert(2)");
});

it("explains how to drag instead of running on the hub when it is clicked", async () => {
	render(show("javascript:alert(1)"));
	const link = screen.getByText("Table to CSV");
	// False: the default, which would run the script, was prevented.
	expect(fireEvent.click(link)).toBe(false);
	expect((await screen.findByRole("dialog")).textContent).toContain("How to drag");
});

it("counts a drop that something took, and no other", () => {
	const onDropped = vi.fn();
	render(show("javascript:alert(1)", onDropped));
	const link = screen.getByText("Table to CSV");
	fireEvent.dragEnd(link, { dataTransfer: { dropEffect: "none" } });
	expect(onDropped).not.toHaveBeenCalled();
	fireEvent.dragEnd(link, { dataTransfer: { dropEffect: "copy" } });
	expect(onDropped).toHaveBeenCalledOnce();
});
