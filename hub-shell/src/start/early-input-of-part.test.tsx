// @vitest-environment happy-dom
import { act, Suspense, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TakenOver } from "./taken-over.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Its listeners stay on the document, and read the record that is current when an event occurs.
await import("./before-paint.ts");

beforeEach(() => {
	globalThis.hubEarlyInput?.alive.splice(0);
});
afterEach(() => document.body.replaceChildren());

/** A screen whose code comes after React has taken over the rest of the page, as that of a remote does. */
async function openBeforeItsCode() {
	const heard: string[] = [];
	let resolve: () => void = () => undefined;
	const code = new Promise<void>((resolved) => {
		resolve = resolved;
	});
	const Screen = ({ loaded }: { loaded: Promise<void> | null }) => {
		if (loaded) use(loaded);
		return (
			<>
				<div role="tablist">
					<button type="button" role="tab" onKeyDown={({ key }) => heard.push(key)}>
						First
					</button>
				</div>
				<button type="button" id="star" onClick={() => heard.push("star")}>
					Star
				</button>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						heard.push("sent");
					}}
				/>
			</>
		);
	};
	const pageWith = (loaded: Promise<void> | null) => (
		<main>
			<Suspense>
				<Screen loaded={loaded} />
				<TakenOver part="screen" />
			</Suspense>
		</main>
	);
	document.body.innerHTML = `<div id="root">${renderToString(pageWith(null))}</div>`;
	const root = document.getElementById("root") as HTMLElement;
	await act(async () => void hydrateRoot(root, pageWith(code)));
	const init = { bubbles: true, cancelable: true };
	const presses = {
		ArrowRight: () =>
			root.querySelector('[role="tab"]')?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", ...init })),
		star: () => root.querySelector<HTMLElement>("#star")?.click(),
		sent: () => root.querySelector("form")?.dispatchEvent(new Event("submit", init)),
	};
	return { heard, code, resolve, presses };
}

test("what is pressed before the code of a screen is there is React's afterwards, once", async () => {
	const { heard, resolve, presses } = await openBeforeItsCode();
	for (const press of Object.values(presses)) press();
	expect(heard).toEqual([]);
	await act(async () => resolve());
	expect(heard).toEqual(["ArrowRight", "star", "sent"]);
});

test.each(["ArrowRight", "star", "sent"] as const)(
	"what is pressed between the code of a screen and its hydration is React's once: %s",
	async (name) => {
		const { heard, code, resolve, presses } = await openBeforeItsCode();
		await act(async () => {
			resolve();
			await code;
			presses[name]();
		});
		expect(heard).toEqual([name]);
		await act(async () => void presses[name]());
		expect(heard).toEqual([name, name]);
	},
);
