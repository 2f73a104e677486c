// @vitest-environment happy-dom
import { renderOnServer } from "@scriptorium/ui-kit/hydration.test-support";
import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepEarlyActions } from "./early-actions.ts";

const heard: string[] = [];
let root: Root | undefined;
let stop: () => void = () => undefined;

function Screen() {
	const [sort, setSort] = useState("new");
	const [isOn, setOn] = useState(false);
	const [name, setName] = useState("");
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				heard.push(`sent ${name}`);
			}}
		>
			<button type="button" onClick={() => heard.push("pressed")}>
				<b>Press</b>
			</button>
			<select
				value={sort}
				onChange={({ target }) => {
					heard.push(`sort ${target.value}`);
					setSort(target.value);
				}}
			>
				<option value="new">New</option>
				<option value="stars">Stars</option>
			</select>
			<input
				type="checkbox"
				checked={isOn}
				onChange={({ target }) => {
					heard.push(`on ${target.checked}`);
					setOn(target.checked);
				}}
			/>
			<input type="text" value={name} onChange={({ target }) => setName(target.value)} />
			<output>{`${sort} ${isOn} ${name}`}</output>
		</form>
	);
}

beforeEach(async () => {
	heard.length = 0;
	const listening = vi.spyOn(document, "addEventListener");
	keepEarlyActions(document);
	const { calls } = listening.mock;
	stop = () => {
		for (const [type, listener] of calls) document.removeEventListener(type, listener, { capture: true });
	};
	document.body.innerHTML = `<div id="root">${await renderOnServer(() => <Screen />)}</div>`;
	vi.useFakeTimers();
});
afterEach(async () => {
	await act(async () => root?.unmount());
	stop();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
const pass = (ms: number) =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(ms);
	});
async function hydrate(): Promise<void> {
	await act(async () => {
		root = hydrateRoot(find("#root"), <Screen />);
	});
	await pass(500);
}

test("what was pressed, chosen, ticked and typed before is done when the screen works", async () => {
	find<HTMLElement>("b").click();
	find<HTMLElement>("b").click();
	const select = find<HTMLSelectElement>("select");
	select.value = "stars";
	select.dispatchEvent(new Event("change", { bubbles: true }));
	find<HTMLInputElement>("input[type=checkbox]").click();
	const field = find<HTMLInputElement>("input[type=text]");
	field.value = "Rita";
	field.dispatchEvent(new Event("input", { bubbles: true }));
	await pass(1000);
	expect(heard).toEqual([]);
	await hydrate();
	expect(heard).toEqual(["pressed", "sort stars", "on true"]);
	expect(find("output").textContent).toBe("stars true Rita");
	expect(field.value).toBe("Rita");
});

test("a form without an address is not sent as a query, but when the screen works", async () => {
	const sent = new Event("submit", { bubbles: true, cancelable: true });
	find("form").dispatchEvent(sent);
	expect(sent.defaultPrevented).toBe(true);
	await hydrate();
	expect(heard).toEqual(["sent "]);
});

test("a screen that works hears of everything once, and of nothing that is too old or has gone", async () => {
	find<HTMLElement>("b").click();
	await pass(16_000);
	await hydrate();
	expect(heard).toEqual([]);
	await act(async () => find<HTMLElement>("b").click());
	await pass(1000);
	expect(heard).toEqual(["pressed"]);
});
