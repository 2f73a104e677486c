import { at, bundle, click, type Done, expect, goTo, ORIGIN, press, test, type } from "./generated-code-fixture.ts";

const PAINTED = `
import { createElement as h, useState } from "react";
import { createRoot } from "react-dom/client";
function Form() {
	const [state, setState] = useState({ name: "", note: "old", sizes: ["s"], gift: false, pay: "card", opened: 0 });
	const keep = (more) => setState((before) => ({ ...before, ...more }));
	return h("form", null,
		h("input", { "aria-label": "Name", value: state.name, onChange: (event) => keep({ name: event.target.value.toUpperCase() }) }),
		h("textarea", { "aria-label": "Note", value: state.note, onChange: (event) => keep({ note: event.target.value }) }),
		h("select", { "aria-label": "Sizes", multiple: true, value: state.sizes, onChange: (event) => keep({ sizes: [...event.target.selectedOptions].map((option) => option.value) }) },
			["s", "m", "l"].map((size) => h("option", { key: size, value: size }, "Size " + size))),
		h("label", null, h("input", { type: "checkbox", checked: state.gift, onChange: (event) => keep({ gift: event.target.checked }) }), "As a gift"),
		h("label", null, h("input", { type: "radio", name: "pay", checked: state.pay === "bill", onChange: () => keep({ pay: "bill" }) }), "Bill"),
		h("div", { onMouseEnter: () => keep({ opened: state.opened + 1 }) }, h("button", { type: "button" }, "Menu")),
		h("output", null, JSON.stringify(state)));
}
createRoot(document.querySelector("#root")).render(h(Form));
`;

test.describe("generated code", () => {
	test("fills in a form that React keeps", async ({ page, shop }) => {
		await shop.open('<div id="root"></div>');
		await page.addScriptTag({ content: await bundle(PAINTED, "mfe-builder/src") });
		await shop.run([
			type('aria/Name[role="textbox"]', "Ada"),
			type('aria/Note[role="textbox"]', "Two\nlines"),
			{ type: "select", selector: at("aria/Sizes"), value: ["m", "l"], isMultiple: true },
			{ type: "check", selector: at('aria/As a gift[role="checkbox"]'), checked: true },
			{ type: "check", selector: at("aria/Bill"), checked: true },
			{ type: "hover", selector: at("text/Menu"), duration: 0 },
		]);
		const state = { name: "ADA", note: "Two\nlines", sizes: ["m", "l"], gift: true, pay: "bill", opened: 1 };
		const shown = async (): Promise<unknown> => JSON.parse((await page.locator("output").textContent()) ?? "");
		await expect.poll(shown).toEqual(state);
		expect(shop.dialogs).toEqual([]);
	});

	test("writes into editable content, but not into editors that manage their own document", { tag: "@soak" }, async ({
		page,
		shop,
	}) => {
		await shop.open(`
			<div id="plain" contenteditable oninput="log(event.inputType)"><b>old</b></div>
			<div id="editor" contenteditable>old</div>
			<script>document.querySelector("#editor").addEventListener("beforeinput", (event) => {
				event.preventDefault();
				log(event.inputType + " " + event.data + " over " + getSelection());
			});</script>`);
		await shop.run([
			type("#plain", "new $" + "{name}"),
			{ ...type("#plain", " more"), clear: false } as Done,
			type("#editor", "mine"),
		]);
		await shop.logged("insertText", "insertText", "insertText mine over old");
		await expect(page.locator("#plain")).toHaveText("new $" + "{name} more");
		await expect(page.locator("#editor")).toHaveText("old");
	});

	test("types with the events that pages expect, and leaves a field with the next step", { tag: "@soak" }, async ({
		page,
		shop,
	}) => {
		await shop.open(`
			<input id="a" value="old" oninput="log(event.constructor.name + ' ' + event.inputType + ' ' + event.data)"
				onchange="log('change ' + value)" onblur="log('left')">
			<input id="n" type="number"><p>Text</p>`);
		await shop.run([
			type("#a", "new"),
			{ ...type("#n", "42"), clear: false } as Done,
			{ ...type("#n", "7"), clear: false } as Done,
			click("p"),
		]);
		await shop.logged("InputEvent insertText new", "change new", "left");
		await expect(page.locator("#n")).toHaveValue("427");
		await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("body");
	});

	test("selects the recorded options, and clicks checkboxes only when their state differs", { tag: "@soak" }, async ({
		page,
		shop,
	}) => {
		await shop.open(`
			<select id="one" oninput="log('input')" onchange="log(value)"><option>a<option>b<option value="x">Long</select>
			<label>In <input type="checkbox" id="in" checked onclick="log('in')"></label>
			<label>Out <input type="checkbox" id="out" checked onclick="log('out')" style="display:none"></label>
			<div role="switch" tabindex="0" aria-checked="false" onclick="log('switch'); setTimeout(fill, 400)">Dark</div>
			<select id="late"></select>
			<script>const fill = () => { document.querySelector("#late").innerHTML = "<option>1<option>2"; log("options"); };</script>`);
		await shop.run([
			{ type: "select", selector: at("#one"), value: "Long", isMultiple: false },
			{ type: "check", selector: at("#in"), checked: true },
			{ type: "check", selector: at("#out"), checked: false },
			{ type: "check", selector: at('aria/Dark[role="switch"]'), checked: true },
			{ type: "select", selector: at("#late"), value: "2", isMultiple: false },
		]);
		await shop.logged("input", "x", "out", "switch", "options");
		await expect(page.locator("#late")).toHaveValue("2");
	});

	test("clicks with the events of a mouse", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`
			<button id="b">Button</button><div id="stops" onpointerdown="event.preventDefault()">Stops</div>
			<script>
				const names = ["pointerover", "mouseover", "pointerdown", "mousedown", "focusin", "pointerup", "mouseup", "click", "dblclick", "auxclick", "contextmenu"];
				for (const name of names) document.addEventListener(name, (event) => {
					const { left, top } = event.target.getBoundingClientRect();
					const place = event instanceof MouseEvent ? " " + (event.clientX - left) + "," + (event.clientY - top) : "";
					log(event.target.id + " " + name + (/click|menu/.test(name) ? place + " " + event.detail + " " + event.button + (event.ctrlKey ? " ctrl" : "") : ""));
				});
			</script>`);
		const button = { type: "click", selector: at("#b"), position: { x: 3, y: 4 } } as const;
		const over = ["b pointerover", "b mouseover"];
		const down = ["b pointerdown", "b mousedown"];
		const up = ["b pointerup", "b mouseup"];
		await shop.run([
			{ ...button, button: "left", clickCount: 2 },
			{ ...button, button: "right", clickCount: 1, modifiers: { ctrl: true, alt: false, shift: false, meta: false } },
			click("#stops"),
		]);
		await shop.logged(
			...over,
			...down,
			"b focusin",
			...up,
			"b click 3,4 1 0",
			...down,
			...up,
			"b click 3,4 2 0",
			"b dblclick 3,4 2 0",
			...over,
			...down,
			...up,
			"b auxclick 3,4 1 2 ctrl",
			"b contextmenu 3,4 1 2 ctrl",
			"stops pointerover",
			"stops mouseover",
			"stops pointerdown",
			"stops pointerup",
			"stops click 3,4 1 0",
		);
	});

	test("finds elements in shadow roots and frames of the same origin", async ({ page, shop }) => {
		const inner = `<div id="host"></div><script>
			document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML = "<button>Pay</button><input>";
			document.querySelector("#host").shadowRoot.querySelector("button").onclick = (event) => {
				if (event instanceof PointerEvent) parent.log("paid in " + location.pathname);
			};
		</script>`;
		await shop.open(`${inner.replace("parent.log", "log")}<iframe src="/frame"></iframe>`, "/", { "/frame": inner });
		const frame = [at("iframe")];
		await shop.run([
			click("#host >>> button"),
			click('aria/Pay[role="button"]'),
			{ ...click("#host >>> text/Pay"), frame },
			{ ...type("#host >>> input", "in the frame"), frame },
		]);
		await shop.logged("paid in /", "paid in /", "paid in /frame");
		await expect(page.frameLocator("iframe").locator("input")).toHaveValue("in the frame");
	});

	test("stops at a frame of another origin", { tag: "@soak" }, async ({ page, shop }) => {
		await shop.open('<iframe src="https://other.test/else"></iframe><button onclick="log(1)">Pay</button>');
		await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
		const { notes } = await shop.run([{ ...click("button"), frame: [at("iframe")] }, click("button")]);
		await shop.expectDialogs('An error occurred: Step 1 "Click": frame of another origin: iframe');
		expect(notes).toEqual([{ nodeId: "recorded-0", step: 1, code: "same-origin-frame" }]);
		await shop.logged();
	});

	test("drags with HTML's drag and drop", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`
			<div id="card" draggable="true">Card</div><div id="list" style="height: 100px">List</div><div id="closed">Closed</div>
			<script>
				const on = (id, name, act) => document.querySelector(id).addEventListener(name, act);
				on("#card", "dragstart", (event) => { event.dataTransfer.setData("text/plain", "card 7"); event.dataTransfer.effectAllowed = "move"; });
				on("#card", "dragend", (event) => log("end " + event.dataTransfer.dropEffect));
				on("#list", "dragover", (event) => event.preventDefault());
				on("#list", "drop", (event) => log(event.dataTransfer.getData("text/plain") + " at " + (event.clientY - event.target.getBoundingClientRect().top)));
				on("#closed", "drop", () => log("dropped where nothing is taken"));
			</script>`);
		await shop.run([
			{ type: "drag", source: at("#card"), target: at("#list"), duration: 500, position: { x: 5, y: 80 } },
			{ type: "drag", source: at("#card"), target: at("#closed"), duration: 500 },
		]);
		await shop.logged("card 7 at 80", "end move", "end none");
	});

	test("drags with the pointer alone", { tag: "@soak" }, async ({ page, shop }) => {
		await shop.open(`
			<div id="box" style="position: absolute; width: 40px; height: 40px; touch-action: none"></div>
			<div id="track" style="margin-top: 200px"><div id="knob" style="width: 20px; height: 20px"></div></div>
			<div id="there" style="margin-left: 300px; width: 100px; height: 100px"></div>
			<script>
				let held = null; const { style } = document.querySelector("#box");
				document.querySelector("#box").onmousedown = (event) => { held = event; };
				document.onmousemove = (event) => { if (held) { style.left = event.clientX - 20 + "px"; style.top = event.clientY - 20 + "px"; } };
				document.onmouseup = (event) => { if (held) log("box at " + (parseInt(style.left) + 20 - document.querySelector("#there").getBoundingClientRect().left)); held = null; };
				const knob = document.querySelector("#knob"); let moves = 0;
				knob.onpointerdown = (event) => knob.setPointerCapture(event.pointerId);
				knob.onpointermove = (event) => { if (knob.hasPointerCapture(event.pointerId)) moves += 1; };
				knob.onpointerup = (event) => { log("knob " + (moves >= 5)); knob.releasePointerCapture(event.pointerId); };
				for (const type of ["got", "lost"]) knob.addEventListener(type + "pointercapture", () => log(type + " " + knob.hasPointerCapture(1)));
			</script>`);
		const there = { type: "drag", target: at("#there"), duration: 100, position: { x: 50, y: 60 } } as const;
		await shop.run([
			{ ...there, source: at("#box") },
			{ ...there, source: at("#knob") },
		]);
		await shop.logged("box at 50", "got true", "knob true", "lost false");
		const own = "[Element.prototype.setPointerCapture, Element.prototype.hasPointerCapture]";
		expect(await page.evaluate(`/native.*native/s.test(${own})`)).toBe(true);
	});

	test("presses keys, with the default actions of a browser", { tag: "@soak" }, async ({ page, shop }) => {
		await shop.open(`
			<form onsubmit="event.preventDefault(); log('sent ' + new FormData(this).get('q') + ' by ' + event.submitter?.id)">
				<input name="q" onkeydown="log(event.key + ' ' + event.code + ' ' + event.keyCode)"><input id="next"><button id="go">Go</button></form>
			<form onsubmit="event.preventDefault(); log('sent alone')"><input id="alone"></form>
			<form onsubmit="log('sent all the same')"><input id="never" onkeydown="event.preventDefault()"><button>Go</button></form>
			<textarea id="lines">ab</textarea>
			<script>document.addEventListener("keyup", (event) => { if (event.key === "Escape") log("escape in " + document.activeElement.id); });</script>`);
		await shop.run([
			type("[name=q]", "ink"),
			press("s", "[name=q]", { shift: true }),
			press("Enter", "[name=q]"),
			press("Tab", "[name=q]"),
			press("Escape"),
			press("Enter", "#alone"),
			press("Enter", "#never"),
			type("#lines", "ab"),
			press("Enter", "#lines"),
			press("c"),
		]);
		await shop.logged("s KeyS 83", "Enter Enter 13", "sent inks by go", "Tab Tab 9", "escape in next", "sent alone");
		await expect(page.locator("#lines")).toHaveValue("ab\nc");
	});

	test("scrolls, also in content that grows while scrolling", { tag: "@soak" }, async ({ page, shop }) => {
		await shop.open(`
			<div id="box" style="height: 50px; overflow: auto"><div style="height: 500px"></div></div>
			<div id="page" style="height: 1500px"></div>
			<script>addEventListener("scroll", () => setTimeout(() => { document.querySelector("#page").style.height = "4000px"; }, 200), { once: true });</script>`);
		await shop.run([
			{ type: "scroll", selector: at("#box"), position: { x: 0, y: 120 }, smooth: false },
			{ type: "scroll", position: { x: 0, y: 2500 }, smooth: false },
		]);
		await expect
			.poll(() => page.evaluate(() => [document.querySelector("#box")?.scrollTop, scrollY]))
			.toEqual([120, 2500]);
	});

	test("answers dialogs as recorded, and no others", { tag: "@soak" }, async ({ page, shop }) => {
		await shop.open(`
			<button id="delete" onclick="log('confirm ' + confirm('Delete?'))">Delete</button>
			<button id="name" onclick="setTimeout(() => { confirm('Sure?'); alert('Now'); log('prompt ' + prompt('Name?', 'Bob')); }, 300)">Name</button>
			<button id="other" onclick="log('own ' + confirm('Really?'))">Other</button>`);
		await shop.run([
			click("#delete"),
			{ type: "dialog", dialog: "confirm", message: "Delete?", accepted: true },
			click("#name"),
			{ type: "dialog", dialog: "alert", message: "Now", accepted: true },
			{ type: "dialog", dialog: "prompt", message: "Name?", accepted: true, answer: 'Ada "A"' },
			click("#other"),
		]);
		await shop.logged("confirm true", 'prompt Ada "A"', "own false");
		expect(shop.dialogs).toEqual(["Sure?", "Really?"]);
		expect(await page.evaluate(() => confirm.toString())).toContain("native code");
	});

	test("continues after a navigation to the same address, and within the page", { tag: "@soak" }, async ({
		page,
		shop,
	}) => {
		await shop.open('<button onclick="log(location.hash)">Buy</button>');
		const loads: string[] = [];
		page.on("load", (loaded) => loads.push(loaded.url()));
		await shop.run([
			goTo("/"),
			click("text/Buy"),
			goTo("/#basket", { waitForLoad: false, cause: "hash" }),
			click("text/Buy"),
		]);
		await shop.logged("", "#basket");
		expect(loads).toEqual([]);
		expect(shop.dialogs).toEqual([]);
	});

	test("opens another page and ends with the current one", { tag: "@soak" }, async ({ page, shop }) => {
		const button = '<button onclick="log(location.pathname)">Buy</button>';
		await shop.open(button, "/", { "/basket": button });
		await shop.run([goTo("/basket"), click("text/Buy")]);
		await page.waitForURL(`${ORIGIN}/basket`);
		await shop.run([goTo("/basket"), click("text/Buy")]);
		// Once, by the second run: the timers of the first ended with its page.
		await shop.logged("/basket");
	});
});
