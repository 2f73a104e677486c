import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

const readText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What the page says and where it says it: the buttons must not move anything. */
const readLayout = (page: Page) =>
	page.evaluate(() => ({
		text: document.body.textContent,
		places: [...document.querySelectorAll("pre, p, h1")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return { x, y: y + scrollY, width, height };
		}),
	}));

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const buttons = page.getByRole("button", { name: "Copy code" });
	/** The button of a block stands directly before it. */
	const buttonOf = (id: string) =>
		page.locator(`div:has(+ #${id})`).getByRole("button", { name: /^(Copy code|Copied|Copied commands)$/ });
	const expectCopy = async (id: string, code: string) => {
		await buttonOf(id).click();
		await expect(buttonOf(id)).toHaveText(/^Copied/);
		expect(await readText(page), id).toBe(code);
	};
	await expect(buttons).toHaveCount(12);
	for (const id of ["gutter", "own", "draft", "empty"]) await expect(buttonOf(id)).toHaveCount(0);

	await expectCopy("plain", 'const gauge = open("$ 1");\n\n\tgauge.read(); // $ twice');
	await expectCopy("session", "npm install \\\ntide-gauge\n./start --port 80");
	await expect(page.getByRole("status").filter({ hasText: "Copied commands" })).toHaveCount(1);
	await expectCopy("python", "for level in levels:\n    print(level)\n\nquit()");
	await expectCopy("windows", "Get-Date");
	await expectCopy("numbers", "function read() {\n  return 1;\n}");
	await expectCopy("list", "1 oil\n2 rope");
	await expectCopy("marked", "let a;\nlet b;");
	await expectCopy("beside", "let c;\nlet d;");
	await expectCopy("linked", "in a link");
	await expect(page).toHaveURL(/copy-code\.html$/);
	await expect(buttonOf("plain")).toHaveText("Copy");

	// The button lies in the top corner of its block, also of one that is in a row or written from right to left.
	for (const id of ["plain", "left", "right"]) {
		const [block, button] = [await page.locator(`#${id}`).boundingBox(), await buttonOf(id).boundingBox()];
		if (!block || !button) throw new Error(`${id} has no place`);
		expect(button.x + button.width).toBeCloseTo(block.x + block.width - 4, 0);
		expect(button.y).toBeCloseTo(block.y + Math.min(4, (block.height - button.height) / 2), 0);
		expect(button.height).toBeGreaterThanOrEqual(44);
		expect(button.width).toBeGreaterThanOrEqual(44);
	}

	// By keyboard; with Shift, everything as it stands. Without https the older way copies, and the page cannot change it.
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
	await page.locator("#plain").evaluate((block) => block.scrollIntoView());
	await buttonOf("python").focus();
	await page.keyboard.press("Tab");
	await expect(buttonOf("windows")).toBeFocused();
	await page.keyboard.press("Shift+Enter");
	await expect(buttonOf("windows")).toHaveText("Copied");
	await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
	expect(await readText(page)).toBe("PS C:\\Users\\Jo> Get-Date\nTuesday");

	// Code that comes later gets a button; a block whose site brings its own loses ours.
	await page.evaluate(() => {
		const later = Object.assign(document.createElement("pre"), { id: "answer", textContent: "an answer" });
		document.body.append(later);
		const own = Object.assign(document.createElement("button"), { textContent: "Copy" });
		document.querySelector("#late-box")?.append(own);
		document.querySelector("#list")?.remove();
	});
	await expectCopy("answer", "an answer");
	await expect(buttonOf("late")).toHaveCount(0);
	await expect(buttons).toHaveCount(11);

	const withButtons = await readLayout(page);
	await buttonOf("plain").focus();
	await page.keyboard.press("Escape");
	await expect(buttons).toHaveCount(0);
	expect(await readLayout(page)).toEqual(withButtons);
	expect(await page.evaluate(() => document.querySelectorAll("div:not([class])").length)).toBe(0);
}
