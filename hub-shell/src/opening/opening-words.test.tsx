// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OpeningWords } from "./opening-words.tsx";

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
});

test("the server's words go on, also after the document has lost them", () => {
	document.body.innerHTML = '<div id="root"><div class="opening-words"><p>Explore</p></div></div><div id="here"></div>';
	const container = document.getElementById("here") ?? undefined;
	const { rerender } = render(<OpeningWords loading="Loading" />, { container });
	document.getElementById("root")?.replaceChildren();
	rerender(<OpeningWords loading="Loading" />);
	expect(screen.getByText("Explore")).toBeTruthy();
	expect(screen.getByRole("status")).toBeTruthy();
});

test("without such words it says that it loads", async () => {
	render(<OpeningWords loading="Loading the screen" />);
	expect(await screen.findByText("Loading the screen")).toBeTruthy();
});
