// @vitest-environment happy-dom
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useShortcuts } from "../features/keyboard-shortcuts/use-shortcuts.ts";
import { TakenOver } from "./taken-over.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Its listeners stay; they find the newest record.
await import("./before-paint.ts");
const record = globalThis.hubEarlyInput;

afterEach(() => document.body.replaceChildren());

function Screen({ log }: { log: (text: string) => void }) {
	const [text, setText] = useState("");
	const [isOn, setOn] = useState(false);
	const [order, setOrder] = useState("new");
	const [theme, setTheme] = useState("system");
	return (
		<>
			<header>
				<form action="/explore">
					<input name="term" />
					<button type="submit">Search</button>
				</form>
				<button type="button" onClick={() => log("menu")}>
					Menu
				</button>
			</header>
			<main>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						log(`sent ${text} ${isOn} ${order}`);
					}}
				>
					<input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
					<input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
					<select value={order} onChange={(event) => setOrder(event.target.value)}>
						<option value="new">new</option>
						<option value="old">old</option>
					</select>
					{["system", "dark"].map((each) => (
						<input
							key={each}
							type="radio"
							name="theme"
							value={each}
							checked={theme === each}
							onChange={() => setTheme(each)}
						/>
					))}
					<button type="button" onMouseDown={() => log("down")} onClick={() => log("pressed")}>
						Press
					</button>
				</form>
				<details onToggle={(event) => log(`details ${event.currentTarget.open}`)}>
					<summary>More</summary>
				</details>
				<output>{`${text} ${isOn} ${order} ${theme}`}</output>
				<TakenOver part="screen" />
			</main>
			<TakenOver part="frame" />
		</>
	);
}

test("what was typed, chosen and pressed before React is React's afterwards, part by part", async () => {
	if (!record) throw new Error("before-paint.ts keeps no record");
	record.alive.length = 0;
	const said: string[] = [];
	const app = <Screen log={(text) => said.push(text)} />;
	document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
	const root = document.getElementById("root") as HTMLElement;
	const find = <Kind extends HTMLElement>(selector: string) => root.querySelector(selector) as Kind;

	find<HTMLInputElement>("main input").value = "typed early";
	find<HTMLInputElement>('[type="checkbox"]').checked = true;
	find<HTMLSelectElement>("select").value = "old";
	find<HTMLInputElement>('[value="dark"]').checked = true;
	find<HTMLButtonElement>("main button").click();
	find<HTMLButtonElement>("header > button").click();
	find<HTMLFormElement>("main form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
	find<HTMLDetailsElement>("details").open = true;
	expect(said).toEqual([]);

	await act(async () => void hydrateRoot(root, app));
	expect(find("output").textContent).toBe("typed early true old dark");
	expect(find<HTMLInputElement>("main input").value).toBe("typed early");
	expect(said).toEqual(["down", "pressed", "sent typed early true old", "details true", "menu"]);
	// Later presses are React's own.
	await act(async () => find<HTMLButtonElement>("main button").click());
	expect(said.at(-1)).toBe("pressed");
	expect(record.presses).toEqual([]);
});

test("arrow keys that were pressed on a tab before React move from tab to tab afterwards", async () => {
	if (!record) throw new Error("before-paint.ts keeps no record");
	record.alive.length = 0;
	const heard: string[] = [];
	const app = (
		<main>
			<div role="tablist">
				{["first", "second", "third"].map((name) => (
					<button
						key={name}
						type="button"
						role="tab"
						onKeyDown={({ key, currentTarget }) => {
							heard.push(`${key} on ${name}`);
							(currentTarget.nextElementSibling as HTMLElement | null)?.focus();
						}}
					>
						{name}
					</button>
				))}
			</div>
			<TakenOver part="screen" />
		</main>
	);
	document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
	const root = document.getElementById("root") as HTMLElement;
	const tab = root.querySelector('[role="tab"]') as HTMLElement;
	tab.focus();
	const prevented = ["ArrowRight", "Enter", "ArrowRight"].map((key) => {
		const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
		tab.dispatchEvent(event);
		return event.defaultPrevented;
	});
	expect(prevented).toEqual([true, false, true]);
	expect(heard).toEqual([]);

	await act(async () => void hydrateRoot(root, app));
	expect(heard).toEqual(["ArrowRight on first", "ArrowRight on second"]);
	expect(record.presses).toEqual([]);
});

test("a form with an address works without code and is left alone", () => {
	if (!record) throw new Error("before-paint.ts keeps no record");
	record.alive.length = 0;
	document.body.innerHTML = `<div id="root">${renderToString(<Screen log={() => undefined} />)}</div>`;
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	document.addEventListener("submit", (submit) => submit.preventDefault(), { once: true });
	document.querySelector("header [type=submit]")?.dispatchEvent(event);
	expect(record.presses).toEqual([]);
});

test("what is typed after the palette's shortcut waits as well, until the pointer is used", () => {
	if (!record) throw new Error("before-paint.ts keeps no record");
	record.alive.length = 0;
	document.body.innerHTML = `<div id="root"><input /></div>`;
	const press = (key: string, init: KeyboardEventInit = {}) => {
		const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
		document.querySelector("input")?.dispatchEvent(event);
		return event.defaultPrevented;
	};
	expect(press("a")).toBe(false);
	press("k", { ctrlKey: true });
	expect(["/", "é", "Backspace"].map((key) => press(key))).toEqual([true, true, true]);
	expect(press("Tab")).toBe(false);
	document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
	expect(press("b")).toBe(false);
	expect(record.keys.splice(0).map(({ key }) => key)).toEqual(["k", "/", "é", "Backspace"]);
});

test("shortcuts of the page that were pressed before it is alive take effect then, each once", async () => {
	if (!record) throw new Error("before-paint.ts keeps no record");
	record.alive.length = 0;
	const heard: string[] = [];
	function Page() {
		useShortcuts(true, (shortcut) => heard.push(shortcut));
		return (
			<>
				<input aria-label="term" />
				<TakenOver part="frame" />
			</>
		);
	}
	document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
	const root = document.getElementById("root") as HTMLElement;
	const press = (at: Element | null, init: KeyboardEventInit) => {
		const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
		at?.dispatchEvent(event);
		return event.defaultPrevented;
	};
	const field = root.querySelector("input");
	expect(press(document.body, { key: "k", ctrlKey: true })).toBe(true);
	expect(press(field, { key: "K", metaKey: true })).toBe(true);
	expect(press(document.body, { key: "?" })).toBe(false);
	for (const [at, init] of [
		[field, { key: "/" }],
		[document.body, { key: "k" }],
		[document.body, { key: "K", ctrlKey: true, shiftKey: true }],
	] as const)
		expect(press(at, init)).toBe(false);

	await act(async () => void hydrateRoot(root, <Page />));
	expect(heard).toEqual(["palette", "palette", "list"]);
	press(document.body, { key: "k", ctrlKey: true });
	expect(heard).toEqual(["palette", "palette", "list", "palette"]);
	expect(record.keys).toEqual([]);
});
