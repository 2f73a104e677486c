// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { laterScreen } from "./later-screen.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const show = (Screen: ReturnType<typeof laterScreen<object>>) =>
	render(
		<MemoryRouter initialEntries={["/faq?from=footer"]}>
			<Suspense fallback={<p>coming</p>}>
				<Screen />
			</Suspense>
		</MemoryRouter>,
	);

test("a screen is there once its code has come", async () => {
	show(laterScreen(async () => () => <h1>Questions</h1>));
	expect(screen.getByText("coming")).toBeTruthy();
	expect(await screen.findByRole("heading", { name: "Questions" })).toBeTruthy();
});

test("a screen whose code does not come says so, with a link that reloads the page", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	show(laterScreen(() => Promise.reject(new Error("no network"))));
	expect(await screen.findByRole("heading", { level: 1, name: "Failed to load component" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Reload page" }).getAttribute("href")).toBe("/faq?from=footer");
	expect(logged.mock.calls).toEqual([["A screen could not be loaded: no network"]]);
});
