// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { HubRouter } from "./hub-router.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function Second() {
	const { search, state } = useLocation();
	return (
		<h1>
			Second {search} {String(state)}
		</h1>
	);
}

test("a navigation that comes before the router's provider listens is not lost", async () => {
	let rendered = 0;
	/** Each takes longer than React works without a break; the second navigates, when the provider is rendered and not mounted. */
	function Slow() {
		const until = performance.now() + 20;
		while (performance.now() < until);
		rendered += 1;
		if (rendered === 2) void router.navigate("/second?a=1", { state: "kept" });
		return null;
	}
	const first = [<Slow key="1" />, <Slow key="2" />, <Slow key="3" />];
	const router = createMemoryRouter([
		{ path: "/", element: first },
		{ path: "/second", element: <Second /> },
	]);
	// The router keeps what nobody heard for the first who listens; in the hub that is not its provider.
	router.subscribe(() => undefined);
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	startTransition(() => root.render(<HubRouter router={router} />));
	await vi.waitFor(() => expect(document.body.textContent).toBe("Second ?a=1 kept"));
	root.unmount();
});

test("without one, nothing is navigated", async () => {
	const router = createMemoryRouter([{ path: "/", element: <h1>First</h1> }]);
	const { key } = router.state.location;
	render(<HubRouter router={router} />);
	expect(await screen.findByRole("heading", { name: "First" })).toBeTruthy();
	expect(router.state.location.key).toBe(key);
});
