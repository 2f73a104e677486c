// @vitest-environment happy-dom
import { renderThenHydrate } from "@scriptorium/ui-kit/hydration.test-support";
import { LaterPartFailures } from "@scriptorium/ui-kit/later-part";
import { act } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { partOnUse } from "./part-on-use.tsx";

const Words = ({ text }: { text: string }) => (
	<button type="button" onClick={(event) => event.currentTarget.setAttribute("data-pressed", "")}>
		{text}
	</button>
);

/** As the server writes a part; this module was loaded by a browser, where parts wait. */
const Server = ({ text }: { text: string }) => (
	<div>
		<Suspense>
			<Words text={text} />
		</Suspense>
	</div>
);

/** A page with one part, whose code is loaded by `load` in the browser. */
async function open(load: () => Promise<ComponentType<{ text: string }>>, onFailure = vi.fn()) {
	let isServer = true;
	const Browser = partOnUse<{ text: string }>({ load, Placeholder: () => <p>placeholder</p> });
	const page = await renderThenHydrate(() => {
		const Part = isServer ? Server : Browser;
		isServer = false;
		return (
			<LaterPartFailures onFailure={onFailure}>
				<Part text="written by the server" />
			</LaterPartFailures>
		);
	});
	return { ...page, onFailure };
}

const use = (type: string) => act(async () => void window.dispatchEvent(new Event(type)));

test("the server's HTML stays until the page is used; then its code is loaded", async () => {
	const load = vi.fn(async () => Words);
	const { container, problems, unmount } = await open(load);
	expect(container.textContent).toBe("written by the server");
	expect(load).not.toHaveBeenCalled();
	await use("pointermove");
	expect(load).toHaveBeenCalledOnce();
	await act(async () => container.querySelector("button")?.click());
	expect(container.querySelector("[data-pressed]")).not.toBeNull();
	expect(problems).toEqual([]);
	await unmount();
});

test("a failure to load code is reported once per attempt; the HTML stays, and the next press loads again", async () => {
	const load = vi
		.fn<() => Promise<ComponentType<{ text: string }>>>(async () => Words)
		.mockRejectedValueOnce(new Error("offline"))
		.mockRejectedValueOnce(new Error("still offline"));
	const { container, onFailure, problems, unmount } = await open(load);
	// The page is in use since the test before.
	expect(load).toHaveBeenCalledOnce();
	expect(onFailure).toHaveBeenCalledOnce();
	await use("pointermove");
	expect(load).toHaveBeenCalledOnce();
	await use("pointerdown");
	expect(load).toHaveBeenCalledTimes(2);
	expect(onFailure).toHaveBeenCalledTimes(2);
	expect(container.textContent).toBe("written by the server");
	await use("keydown");
	await act(async () => container.querySelector("button")?.click());
	expect(container.querySelector("[data-pressed]")).not.toBeNull();
	expect(onFailure).toHaveBeenCalledTimes(2);
	expect(problems).toEqual([]);
	await unmount();
});

test("the failures of several parts are one report", async () => {
	const load = vi.fn(() => Promise.reject<ComponentType<{ text: string }>>(new Error("offline")));
	const onFailure = vi.fn();
	const first = await open(load, onFailure);
	const second = await open(load, onFailure);
	expect(load).toHaveBeenCalledTimes(2);
	expect(onFailure).toHaveBeenCalledOnce();
	await first.unmount();
	await second.unmount();
});
