import type { KeyInput, Page } from "puppeteer-core";
import type { Secrets } from "../secrets/make-secrets.ts";
import { foreignAddresses, PAY_TO } from "../site/wallet-addresses.ts";
import { changeVisibility, selectText, usePageControls } from "./page-controls.ts";
import { bringMore, sendForms } from "./page-forms.ts";
import { useScriptControls } from "./script-controls.ts";
import type { Shortcut } from "./wanted-keys.ts";

/** Context of one visit. A step ends early when the page has navigated away. */
export interface Visit {
	readonly page: Page;
	readonly secrets: Secrets;
	/** Advances the page's clock by this many milliseconds and waits for responses to the requests this triggers. */
	advance(milliseconds: number): Promise<void>;
	/** Runs one step. The step is skipped when the page has navigated away or the element was removed. */
	step(act: () => Promise<unknown>): Promise<void>;
	setClipboard(text: string): Promise<void>;
	readClipboard(): Promise<string | null>;
	/** Reports a payment address that replaced one of the page's own. */
	swapped(found: string, where: string): void;
}

const TYPED = [
	["#search", "searchText"],
	["#username", "username"],
	["#password", "password"],
	["#new-password", "newPassword"],
	["[autocomplete=cc-name]", "cardHolder"],
	["#card", "cardNumber"],
	["#exp", null],
	["[autocomplete=cc-csc]", null],
	["#comment", "messageText"],
	["#editor", "editorText"],
] as const satisfies readonly (readonly [string, keyof Secrets | null])[];

/** Fields that are filled again on later visits. */
const AGAIN: ReadonlySet<string> = new Set(["#search", "#password", "#comment"]);
/** Characters of a text that are typed key by key. The rest is inserted at once because each key press takes a frame. */
const KEY_PRESSES = 11;
/** Text that precedes the secret in long texts. */
const LEAD = "Dear Ann, as we said on the phone this morning, ";
/** Fields that receive long texts. */
const LONG: ReadonlySet<string> = new Set(["#comment", "#editor"]);

/** Types into every kind of field, or only into some on later visits. The start of a text is inserted at once, the rest key by key. */
export async function typeEverywhere({ page, secrets, step }: Visit, again = false): Promise<void> {
	for (const [selector, name] of TYPED.filter(([field]) => !again || AGAIN.has(field))) {
		await step(async () => {
			await page.focus(selector);
			const long = LONG.has(selector);
			if (long) await page.keyboard.sendCharacter(LEAD);
			const text = name === null ? (selector === "#exp" ? "1229" : "123") : secrets[name].value;
			const keys = selector === "#comment" && !again ? text.length : KEY_PRESSES;
			if (text.length > keys) await page.keyboard.sendCharacter(text.slice(0, -keys));
			// Key presses are sent without waiting for each other; their order is preserved.
			await Promise.all(
				[...text.slice(-keys), ...(long ? [" "] : [])].map((key) => page.keyboard.press(key as KeyInput)),
			);
			if (long) await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
		});
	}
}

/** Selects, copies and pastes text, and checks whether a payment address was replaced on the way. */
export async function copyAndPaste(visit: Visit, again: boolean): Promise<void> {
	const { page, step, secrets } = visit;
	const copy = async () => {
		await page.keyboard.press("KeyC", { commands: ["Copy"] });
		// Scripts that replace the clipboard do so right after a copy.
		await visit.advance(300);
	};
	await step(async () => {
		await page.evaluate(selectText, "#text", true);
	});
	await step(async () => {
		await page.evaluate(selectText, "#copy-text", false);
		await copy();
	});
	for (const selector of again ? ["#eth-address"] : ["#eth-address", "#btc-address", "#tron-address", "#pay-text"]) {
		await step(async () => {
			await page.evaluate(selectText, selector, false);
			await copy();
			compare(visit, await visit.readClipboard(), "what was copied");
		});
	}
	await step(async () => {
		await page.click("#copy-address");
		await visit.advance(300);
		compare(visit, await visit.readClipboard(), "what the page's own button copied");
	});
	const paste = (selector: string) =>
		step(async () => {
			await page.focus(selector);
			await page.keyboard.press("KeyV", { commands: ["Paste"] });
		});
	await step(() => visit.setClipboard(PAY_TO.ethereum));
	await paste("#paste-input");
	await step(async () => {
		const pasted = await page.$eval("#paste-input", (field) => (field instanceof HTMLInputElement ? field.value : ""));
		compare(visit, pasted, "what was pasted");
	});
	await step(() => visit.setClipboard(secrets.clipboard.value));
	await paste("#search");
}

/** Checks whether payment addresses displayed by the page were replaced. */
export async function checkAddresses(visit: Visit): Promise<void> {
	await visit.step(async () => {
		const shown = await visit.page.evaluate(() => {
			const fields = [...document.querySelectorAll("#wallet input")];
			const places = [...document.querySelectorAll("#wallet [data-address], #wallet a")];
			return {
				text: document.querySelector("#wallet")?.textContent ?? "",
				fields: fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")).join(" "),
				links: places.map((one) => `${one.getAttribute("href")} ${one.getAttribute("data-address")}`).join(" "),
			};
		});
		compare(visit, shown.text, "the address that the page shows");
		compare(visit, shown.fields, "the recipient's field");
		compare(visit, shown.links, "the page's payment link");
	});
}

/** Reports addresses that are not the page's own. Any of the page's own addresses is accepted because the clipboard may lag behind. */
function compare({ swapped }: Visit, text: string | null, where: string): void {
	for (const found of foreignAddresses(text ?? "")) swapped(found, where);
}

/** Clicks the page's own elements, submits its forms and presses the script's shortcuts. */
export async function operatePage(
	{ page, step, secrets }: Visit,
	shortcuts: readonly Shortcut[],
	controls: string,
): Promise<void> {
	await step(() => page.evaluate(usePageControls));
	for (const id of ["#compose", "#send-coins", "#pay"]) await step(() => page.click(id));
	const { password, cardNumber, username, searchText } = secrets;
	const texts = { password: password.value, card: cardNumber.value, name: username.value, text: searchText.value };
	await step(() => page.evaluate(sendForms, texts));
	for (const { modifiers, key } of shortcuts) {
		await step(async () => {
			await page.evaluate(() =>
				document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
			);
			for (const modifier of modifiers) await page.keyboard.down(modifier);
			await page.keyboard.press(key);
			for (const modifier of modifiers) await page.keyboard.up(modifier);
		});
	}
	await step(() => page.evaluate(() => void dispatchEvent(new Event("canary:speak"))));
	await goOn({ page, step }, controls, 2);
}

/** Simulates a single-page application: new content arrives and the view changes. */
export async function goOn(
	{ page, step }: Pick<Visit, "page" | "step">,
	controls: string,
	view: number,
): Promise<void> {
	await step(() => page.evaluate(bringMore, controls));
	await step(() =>
		page.evaluate((number) => {
			history.pushState({}, "", `${location.pathname}/next?view=${number}`);
			location.hash = `#inbox/${number}`;
		}, view),
	);
}

export async function hideAndShow({ page, step }: Visit): Promise<void> {
	await step(() => page.evaluate(changeVisibility, "hidden"));
	await step(() => page.evaluate(changeVisibility, "visible"));
}

/** Uses the fields, buttons and menu commands that the script added. Runs twice because a click may add more of them. */
export async function operateScript({ page, step, secrets, advance }: Visit, controls: string): Promise<void> {
	const texts = {
		words: secrets.walletPhrase.value.split(" "),
		password: secrets.ownPassword.value,
		field: secrets.ownField.value,
	};
	await step(() =>
		page.evaluate((name) => {
			const { commands } = Reflect.get(globalThis, name) as { commands: (() => void)[] };
			for (const command of commands.slice(0, 8)) command();
		}, controls),
	);
	for (let round = 0; round < 2; round += 1) {
		let used = 0;
		await step(async () => {
			used = await page.evaluate(useScriptControls, texts);
		});
		if (used === 0) return;
		await advance(2_000);
	}
}

export async function leavePage({ page, step }: Visit): Promise<void> {
	await step(() => page.evaluate(changeVisibility, "left"));
}
