import { expect, type Page } from "@playwright/test";
import { page as html } from "./hub-stand-in.ts";
import { snapshot } from "./recording.ts";

/**
 * Two buttons that are pressed in turn, with the number of the press on the one: a recording tells which presses it has. They are two
 * because quick presses in one place are double clicks.
 */
export const counterPage = html(
	"Counter",
	`<style>button { position: fixed; top: 100px; width: 120px; height: 60px }</style>
	<button style="left: 50px"></button><button style="left: 350px"></button>
	<script>
		let next = Number(new URLSearchParams(location.search).get("from"));
		const buttons = [...document.querySelectorAll("button")];
		const show = () => buttons.forEach((button, at) => { button.textContent = at === next % 2 ? "Press " + next : "Wait"; });
		for (const button of buttons) button.addEventListener("click", () => { next += 1; show(); });
		show();
	</script>`,
);

const PLACES = [
	[110, 130],
	[410, 130],
] as const;

/** Presses by hand, without asking the page for anything. */
export const press = (site: Page, number: number): Promise<void> => {
	const [x, y] = PLACES[number % 2] ?? PLACES[0];
	return site.mouse.click(x, y);
};

/** The numbers of the presses that the hub was told of, in its order. */
export async function recordedPresses(hub: Page): Promise<number[]> {
	const { actions } = await snapshot(hub);
	return actions.flatMap((action) =>
		action.type === "click" ? [Number(/Press (\d+)/.exec(action.selector.primary)?.[1] ?? Number.NaN)] : [],
	);
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Waits until the hub knows of a press, and of all before it. */
export const expectPress = (hub: Page, number: number): Promise<void> =>
	expect
		.poll(async () => ({ last: Math.max(...(await recordedPresses(hub))), link: await linkOf(hub) }), {
			timeout: 30_000,
		})
		.toEqual({ last: number, link: expect.stringMatching(/^connected/) });

const linkOf = (hub: Page): Promise<string | null> => hub.locator("#state").textContent();
