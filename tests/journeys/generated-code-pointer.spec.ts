import { expect } from "@playwright/test";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { at, click, type Done, generate, test, type } from "./generated-code-fixture.ts";

/** Each style sheet shows `#it` while the mouse is over `#row`; the body has the element around and in it. */
const SHOWN_BY_STYLE: Readonly<Record<string, string>> = {
	"a rule of the row": "#it { display: none } #row:hover #it { display: block }",
	"a condition turned around": "#row:not(:hover) #it { display: none }",
	"its visibility": "#it { visibility: hidden } #row:hover #it { visibility: visible }",
	"a nested rule in a layer": "@layer base { #it { display: none } #row { &:hover { #it { display: block } } } }",
	"a rule for pages with a mouse":
		".hover\\:block { display: none } @media (min-width: 1px) { :is(:where(#row):hover .hover\\:block) { display: block } }",
	"its opacity and width, under something else":
		"#row { position: relative } #it { position: absolute; opacity: 0; width: 0; padding: 0; border: 0 } #row p { position: relative } #row:hover #it { opacity: 1; width: 22px }",
	"an outer and an inner box":
		"#part, #it { display: none } #row:hover #part { display: block } #part:hover #it { display: inline }",
};
const ROW = `<div id="row"><p>Row</p><div id="part"><button id="it" class="hover:block" onclick="log('pressed')">Delete</button></div></div>`;

test.describe("generated code, where style sheets wait for the mouse", () => {
	for (const [name, style] of Object.entries(SHOWN_BY_STYLE))
		test(`presses what is shown by ${name}`, async ({ shop }) => {
			await shop.open(`<style>${style}</style>${ROW}`);
			await shop.run([click("#it")]);
			await shop.logged("pressed");
			expect(shop.dialogs).toEqual([]);
		});

	test("looks into shadow roots and imported and adopted style sheets, and fills fields there", async ({ shop }) => {
		await shop.open(`<x-row></x-row><x-card></x-card><script>
			const rootOf = (name, body) => {
				const root = document.querySelector(name).attachShadow({ mode: "open" });
				root.innerHTML = body;
				return root;
			};
			rootOf("x-row", '<style>button { display: none } :host(:hover) button { display: block }</style><button>Archive</button>')
				.querySelector("button").addEventListener("click", () => log("archived"));
			const root = rootOf("x-card", '<div class="card"><input class="name" hidden></div>');
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(".card:hover > .name[hidden] { display: block }");
			root.adoptedStyleSheets = [sheet];
			root.querySelector("input").addEventListener("input", (event) => log("typed " + event.target.value));
		</script>`);
		await shop.run([click("x-row >>> button", "pierce/button"), type("pierce/.name", "Ada")]);
		await shop.logged("archived", "typed Ada");
	});

	test("presses nothing that is hidden for another reason", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`<style>#it { display: none } #row:hover #it { display: block } #dialog { display: none }
			@media print { #dialog:hover { display: block } } #dialog:hover { color: red }</style><div id="dialog">${ROW}</div>`);
		await shop.run([click("#it")]);
		await shop.expectDialogs('An error occurred: Step 1 "Click": element is hidden: #it');
		await shop.logged();
	});

	test("presses nothing transparent under something else that the mouse does not show", { tag: "@soak" }, async ({
		shop,
	}) => {
		await shop.open(`<style>#it { position: absolute; opacity: 0 } #row p { position: relative; background: #fff; width: 200px }
			#row:hover #it { color: red }</style>${ROW.replace("<p>Row</p>", "").replace("</button>", "</button><p>Row</p>")}`);
		await shop.run([click("#it")]);
		await shop.expectDialogs('An error occurred: Step 1 "Click": element is covered by <p>: #it');
		await shop.logged();
	});

	test("rates Low", () => {
		const steps: readonly Done[] = [click("#a"), click("#b"), type("#c", "text"), click("text/Save")];
		const { code } = generate(steps);
		const { risk_level, vulnerabilities } = analyzeScript({ code, title: "Delete a row" });
		expect(vulnerabilities.filter(({ severity }) => severity !== "low")).toEqual([]);
		expect(risk_level).toBe("green");
	});

	test("moves an entry of a list that makes room while the mouse is on its way", async ({ shop }) => {
		await shop.open(`<ul style="padding: 0">${["a", "b", "c", "d"]
			.map((id) => `<li id="${id}" draggable="true" style="height: 40px">${id}</li>`)
			.join("")}</ul><script>
			const list = document.querySelector("ul");
			let dragged = null;
			list.addEventListener("dragstart", (event) => { dragged = event.target; });
			list.addEventListener("dragover", (event) => {
				event.preventDefault();
				if (event.target === list || event.target === dragged) return;
				const { top, height } = event.target.getBoundingClientRect();
				event.target[event.clientY > top + height / 2 ? "after" : "before"](dragged);
			});
			list.addEventListener("drop", () => log([...list.children].map(({ id }) => id).join("")));
		</script>`);
		// The recorder describes the list, because its entries have moved: 105 px down is in the third entry.
		await shop.run([{ type: "drag", source: at("#a"), target: at("ul"), duration: 400, position: { x: 20, y: 105 } }]);
		await shop.logged("bcad");
	});
});
