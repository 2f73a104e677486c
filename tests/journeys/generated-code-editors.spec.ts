import { bundle, click, type Done, expect, press, test, type } from "./generated-code-fixture.ts";

for (const editor of ["lexical", "prosemirror"])
	test(`generated code: types into an editor that keeps a document of its own: ${editor}`, { tag: "@soak" }, async ({
		page,
		shop,
	}) => {
		await shop.open('<div id="editor" contenteditable></div>');
		await page.addScriptTag({ content: await bundle(`import "../fixtures/editors/${editor}.js";`, "tests/journeys") });
		const text = () => page.evaluate<string>("editorText()");
		await shop.run([type("#editor", "Dear Ada")]);
		await expect.poll(text).toBe("Dear Ada");
		const goOn = { ...type("#editor", " and Bob"), clear: false } as Done;
		await shop.run([goOn, press("!", "#editor")]);
		await expect.poll(text).toBe("Dear Ada and Bob!");
		await shop.run([type("#editor", "Two\nlines")]);
		await expect.poll(text).toMatch(/^Two\n+lines$/);
		await shop.run([type("#editor", "")]);
		await expect.poll(text).toBe("");
		expect(shop.dialogs).toEqual([]);
	});

test("generated code: a cell of a table that closes its field on change takes the key that confirms it", async ({
	shop,
}) => {
	await shop.open(`<p>Cell</p><input id="after"><script>
		const cell = document.querySelector("p");
		cell.onclick = () => {
			cell.innerHTML = '<input id="cell">';
			const field = cell.firstChild;
			const close = (by) => { log(by + " " + field.value); field.remove(); };
			field.addEventListener("change", () => close("change"));
			field.addEventListener("keydown", ({ key }) => key === "Enter" && close("Enter"));
		};
	</script>`);
	await shop.run([click("p"), type("#cell", "7"), press("Enter", "#cell"), type("#after", "done")]);
	await shop.logged("Enter 7");
	await shop.run([click("p"), type("#cell", "8"), type("#after", "done")]);
	await shop.logged("Enter 7", "change 8");
	expect(shop.dialogs).toEqual([]);
});
