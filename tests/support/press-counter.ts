import { expect, type Page } from "@playwright/test";
import { page as html } from "./hub-stand-in.ts";
import { snapshot } from "./recording.ts";

/**
 * Two buttons that are pressed alternately, labeled with the number of the press, so that a recording identifies its presses. There are two
 * because quick presses in one place are double-clicks.
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

/**
 * Presses with the mouse, without evaluating code in the page.
 * @param site a page that shows `counterPage`
 * @param number of the press, from 0; it selects the button
 * @returns when the press has been sent
 */
export const press = (site: Page, number: number): Promise<void> => {
	const [x, y] = PLACES[number % 2] ?? PLACES[0];
	return site.mouse.click(x, y);
};

/**
 * Reads the presses that the hub received.
 * @param hub page of the stand-in hub
 * @returns their numbers in the hub's order; NaN for a click on anything else
 */
export async function recordedPresses(hub: Page): Promise<number[]> {
	const { actions } = await snapshot(hub);
	return actions.flatMap((action) =>
		action.type === "click" ? [Number(/Press (\d+)/.exec(action.selector.primary)?.[1] ?? Number.NaN)] : [],
	);
}

/**
 * Lists the numbers of the first presses.
 * @param count how many
 * @returns 0 to `count` - 1
 */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/**
 * Waits until the hub has received a press and all earlier ones, at most 30 s.
 * @param hub page of the stand-in hub
 * @param number of the press, from 0
 * @returns when it has arrived and the hub is connected
 */
export const expectPress = (hub: Page, number: number): Promise<void> =>
	expect
		.poll(async () => ({ last: Math.max(...(await recordedPresses(hub))), link: await linkOf(hub) }), {
			timeout: 30_000,
		})
		.toEqual({ last: number, link: expect.stringMatching(/^connected/) });

const linkOf = (hub: Page): Promise<string | null> => hub.locator("#state").textContent();
