// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LaterPartFailures, laterOverlay, laterPart } from "./later-part.tsx";

afterEach(cleanup);

interface SurfaceProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
}
const Surface = ({ open, onOpenChange }: SurfaceProps) => (
	<button type="button" onClick={() => onOpenChange(false)}>
		{open ? "open" : "closed"}
	</button>
);

/** An overlay whose first `failures` loads fail, and a page that opens it. */
function show(failures: number) {
	const load = vi.fn(async () => {
		if (load.mock.calls.length <= failures) throw new Error("no network");
		return Surface;
	});
	const Overlay = laterOverlay(load);
	function Page() {
		const [open, setOpen] = useState(false);
		return (
			<>
				<button type="button" onClick={() => setOpen(true)}>
					Open
				</button>
				<Overlay open={open} onOpenChange={setOpen} />
				<output>{open ? "asked for" : "not asked for"}</output>
			</>
		);
	}
	const told: unknown[] = [];
	render(
		<LaterPartFailures onFailure={(error) => told.push(error)}>
			<Page />
		</LaterPartFailures>,
	);
	return { told, load };
}
const open = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Open" })));

test("an overlay comes with its first opening, once, and stays when it is closed", async () => {
	const { load } = show(0);
	await act(async () => undefined);
	expect(load).not.toHaveBeenCalled();
	await open();
	fireEvent.click(screen.getByRole("button", { name: "open" }));
	expect(screen.getByRole("button", { name: "closed" })).toBeTruthy();
	await open();
	expect(screen.getByRole("button", { name: "open" })).toBeTruthy();
	expect(load).toHaveBeenCalledOnce();
});

test("one that cannot be loaded is said to be so and closed; the next opening tries again", async () => {
	const { told } = show(1);
	await open();
	expect(told).toEqual([new Error("no network")]);
	expect(screen.getByText("not asked for")).toBeTruthy();
	await open();
	expect(screen.getByRole("button", { name: "open" })).toBeTruthy();
});

test("a part that cannot be loaded says so in its place, and comes with another try", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const load = vi.fn(async () => {
		if (load.mock.calls.length === 1) throw new Error("no network");
		return () => <p>here</p>;
	});
	const Failure = ({ onTryAgain }: { onTryAgain: () => void }) => (
		<button type="button" onClick={onTryAgain}>
			Try Again
		</button>
	);
	const Part = laterPart<object>({ load, placeholder: <i>coming</i>, Failure });
	const told: unknown[] = [];
	render(
		<LaterPartFailures onFailure={(error) => told.push(error)}>
			<Part />
		</LaterPartFailures>,
	);
	fireEvent.click(await screen.findByRole("button", { name: "Try Again" }));
	expect(screen.getByText("coming")).toBeTruthy();
	expect(await screen.findByText("here")).toBeTruthy();
	expect(told).toEqual([]);
	expect(logged).toHaveBeenCalledOnce();
	logged.mockRestore();
});

test("the placeholder of a part can depend on its props", async () => {
	const Part = laterPart<{ isWanted: boolean }>({
		load: async () => () => <p>here</p>,
		isWanted: ({ isWanted }) => isWanted,
		placeholder: ({ isWanted }) => isWanted && <i>coming</i>,
	});
	const { rerender } = render(<Part isWanted={false} />);
	expect(screen.queryByText("coming")).toBeNull();
	rerender(<Part isWanted />);
	expect(screen.getByText("coming")).toBeTruthy();
	expect(await screen.findByText("here")).toBeTruthy();
});

test("a part that is simply there has a placeholder until its code has come", async () => {
	const Part = laterPart<{ name: string }>({
		load:
			async () =>
			({ name }) => <p>{name}</p>,
		placeholder: <i>coming</i>,
	});
	render(<Part name="Rita" />);
	expect(screen.getByText("coming")).toBeTruthy();
	expect(await screen.findByText("Rita")).toBeTruthy();
	expect(screen.queryByText("coming")).toBeNull();
});
