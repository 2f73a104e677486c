import { expect, type Page } from "@playwright/test";
import { foreignFormats } from "../bench/recorder/foreign/foreign-result.ts";
import { recordForeign } from "../bench/recorder/foreign/record-foreign.ts";
import { runFormats } from "../bench/recorder/foreign/run-formats.ts";
import { page as html } from "../support/hub-stand-in.ts";
import { test } from "./extension-fixture.ts";

interface Field {
	readonly page: string;
	readonly drive: (page: Page) => Promise<void>;
	readonly end: string;
	/** Formats that reach another end, since they have no step for what was done. */
	readonly without?: readonly (typeof foreignFormats)[number][];
}

const SIGNS = "Hi $" + "{name}, {{x}} is $5 %20 'q' \"d\" `b` \\n";
const PATH = "$" + "{HOME}/a";

/** Fields that take their text or choice in ways of their own. Each page writes its state into `output` when Send is pressed. */
const FIELDS: Readonly<Record<string, Field>> = {
	"masks that set the text themselves, on keydown, on beforeinput and after input": {
		page: `<label>Price <input id="price"></label><label>Plate <input id="plate"></label><label>Phone <input id="phone"></label>
			<script>
				let cents = "";
				price.onkeydown = (event) => {
					if (/^\\d$/.test(event.key)) cents += event.key;
					else if (event.key === "Backspace") cents = cents.slice(0, -1);
					else return;
					event.preventDefault();
					event.stopPropagation();
					price.value = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }).format(cents / 100);
				};
				plate.addEventListener("beforeinput", (event) => {
					if (event.data === null) return;
					event.preventDefault();
					plate.value += event.data.toUpperCase();
				});
				phone.oninput = () => { phone.value = phone.value.replace(/\\D/g, "").replace(/^(\\d{2})(\\d+)/, "$1/$2"); };
				const read = () => [price.value, plate.value, phone.value];
			</script>`,
		async drive(page) {
			await page.locator("#price").click();
			await page.keyboard.type("1234567");
			await page.keyboard.press("Backspace");
			await page.locator("#plate").click();
			await page.keyboard.type("ab12c");
			await page.keyboard.press("Tab");
			await page.keyboard.type("0301234");
		},
		end: '["1\u202f234,56\u00a0€","AB12C","03/01234"]',
	},
	"an editor that empties its hidden field at once": {
		page: `<div id="editor"><textarea aria-label="Code" style="opacity: 0"></textarea><pre></pre></div>
			<script>
				const [field, text] = editor.children;
				editor.onmousedown = (event) => { event.preventDefault(); field.focus(); };
				field.oninput = () => { text.textContent += field.value; field.value = ""; };
				field.onkeydown = (event) => {
					if (event.key !== "Enter" && event.key !== "Backspace") return;
					event.preventDefault();
					text.textContent = event.key === "Enter" ? text.textContent + "\\n" : text.textContent.slice(0, -1);
				};
				const read = () => text.textContent;
			</script>`,
		async drive(page) {
			await page.locator("#editor").click();
			await page.keyboard.type("if (a)");
			await page.keyboard.press("Enter");
			await page.keyboard.type("go(12");
			await page.keyboard.press("Backspace");
			await page.keyboard.type(");");
		},
		end: '"if (a)\\ngo(1);"',
	},
	"choices in a component": {
		page: `<x-order></x-order>
			<script>
				customElements.define("x-order", class extends HTMLElement {
					connectedCallback() {
						this.attachShadow({ mode: "open" }).innerHTML = \`
							<label>Size <select><option>S<option>M</select></label><label>Extras <select multiple><option>tea<option>milk<option>rum</select></label>
							<label><input type="checkbox"> Gift</label><label><input type="radio" name="r"> One</label><label><input type="radio" name="r"> Two</label>
							<label>Level <input type="range" min="0" max="10" value="5"></label>\`;
					}
				});
				const fields = () => [...document.querySelector("x-order").shadowRoot.querySelectorAll("select, input")];
				const read = () => fields().map((field) =>
					field.multiple ? [...field.selectedOptions].map(({ value }) => value) : (field.type === "select-one" || field.type === "range" ? field.value : field.checked));
			</script>`,
		async drive(page) {
			await page.getByLabel("Size").focus();
			for (const key of ["ArrowDown", "Tab", "ArrowDown", "Shift+ArrowDown", "Tab", "Space", "Tab", "ArrowDown", "Tab"])
				await page.keyboard.press(key);
			await page.keyboard.press("ArrowRight");
		},
		end: '["M",["tea","milk"],true,false,true,"6"]',
		without: ["replay"],
	},
	"texts and names that look like variables": {
		page: `<label>Letter <textarea id="letter"></textarea></label><label>Path <input id="path"></label><button>Pay $\{total} now</button><p id="paid"></p>
			<script>
				document.querySelector("button").onclick = () => { paid.textContent = "paid"; };
				const read = () => [letter.value, path.value, paid.textContent];
			</script>`,
		async drive(page) {
			await page.locator("#letter").click();
			await page.keyboard.type(SIGNS);
			await page.locator("#path").click();
			await page.keyboard.type(PATH);
			await page.getByRole("button", { name: "Pay" }).click();
		},
		end: JSON.stringify([SIGNS, PATH, "paid"]),
	},
	"documents that are editable as a whole": {
		page: `<iframe id="first" title="Letter"></iframe><iframe id="second" title="Reply" srcdoc="<!doctype html><body contenteditable></body>"></iframe>
			<script>
				first.contentDocument.designMode = "on";
				const read = () => [first, second].map(({ contentDocument }) => contentDocument.body.innerText);
			</script>`,
		async drive(page) {
			await page.locator("#first").click();
			await page.keyboard.type("one");
			await page.keyboard.press("Enter");
			await page.keyboard.type("two");
			await page.locator("#second").click();
			await page.keyboard.type("three");
		},
		end: '["one\\ntwo","three"]',
	},
};

const SEND = `<button id="send" onclick="document.querySelector('output').textContent = JSON.stringify(read())">Send</button><output></output>`;

test.describe("fields that take input in ways of their own: recorded, then run as own script and by every tool", () => {
	for (const [name, { page, drive, end, without = [] }] of Object.entries(FIELDS))
		test(name, { tag: "@soak" }, async ({ fixture, browser }) => {
			fixture.hub.serve("/field", html("Field", page + SEND));
			const session = {
				path: "field",
				name,
				state: "document.querySelector('output').textContent",
				async drive(site: Page) {
					await drive(site);
					await site.locator("#send").click();
					await expect(site.locator("output")).toHaveText(end);
				},
			};
			const { origin: hubOrigin, strangerOrigin: pagesOrigin } = fixture.hub;
			const recording = await recordForeign(session, { hubOrigin, pagesOrigin, extension: fixture.extension });
			const failures = await runFormats(session, recording, foreignFormats, browser);
			expect(foreignFormats.filter((format) => failures[format] !== null)).toEqual(without);
		});
});
