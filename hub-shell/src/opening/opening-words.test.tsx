// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { OpeningWords } from "./opening-words.tsx";

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
});

let goTo: ReturnType<typeof useNavigate>;
function Somewhere() {
	goTo = useNavigate();
	return <OpeningWords loading="Loading the screen" />;
}
const page = (
	<MemoryRouter initialEntries={["/explore"]}>
		<Somewhere />
	</MemoryRouter>
);

test("the server's words go on, also after the document has lost them", () => {
	document.body.innerHTML = '<div id="root"><div class="opening-words"><p>Explore</p></div></div><div id="here"></div>';
	const container = document.getElementById("here") ?? undefined;
	const { rerender } = render(page, { container });
	document.getElementById("root")?.replaceChildren();
	rerender(page);
	expect(screen.getByText("Explore")).toBeTruthy();
	expect(screen.getByRole("status")).toBeTruthy();
	act(() => void goTo("/latest"));
	expect(screen.queryByText("Explore")).toBeNull();
});

test("without such words it says that it loads", async () => {
	render(page);
	expect(await screen.findByText("Loading the screen")).toBeTruthy();
});
