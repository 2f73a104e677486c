// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { Controls } from "../gallery/controls.tsx";
import { Covers } from "../gallery/covers.tsx";
import { Fields } from "../gallery/fields.tsx";
import { Overlays } from "../gallery/overlays.tsx";
import { States } from "../gallery/states.tsx";
import { IconButton } from "./icon-button.tsx";
import { LocaleProvider } from "./locale.tsx";

afterEach(cleanup);

/** Needs a layout, or a whole page with its landmarks: looked at in a real browser, and by the journeys. */
const NEEDS_A_BROWSER = ["color-contrast", "region", "scrollable-region-focusable"];

async function violations(): Promise<string[]> {
	const rules = Object.fromEntries(NEEDS_A_BROWSER.map((rule) => [rule, { enabled: false }]));
	const found = await axe.run(document.body, { rules });
	return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

function renderInHub(content: ReactNode) {
	render(
		<LocaleProvider locale="en">
			<main>
				<h1>Gallery</h1>
				{content}
			</main>
		</LocaleProvider>,
	);
}

test.each([
	["covers, cards, avatars", <Covers key="covers" />],
	["buttons, badges, tabs, switches", <Controls key="controls" />],
	["fields", <Fields key="fields" />],
])("%s pass axe", async (_, section) => {
	renderInHub(section);
	expect(await violations()).toEqual([]);
});

test("code, loading, empty, error and planned states pass axe", async () => {
	render(<States />);
	expect(await violations()).toEqual([]);
});

test.each([
	["Dialog", "dialog"],
	["Confirmation", "alertdialog"],
	["Drawer", "dialog"],
	["More", "menu"],
])("an open %s passes axe", async (name, role) => {
	renderInHub(<Overlays />);
	await userEvent.setup().click(screen.getByRole("button", { name }));
	await screen.findByRole(role);
	expect(await violations()).toEqual([]);
});

test("axe sees what is wrong", async () => {
	render(<IconButton label="" title="" icon={<svg aria-hidden="true" />} />);
	expect((await violations()).some((violation) => violation.startsWith("button-name"))).toBe(true);
});
