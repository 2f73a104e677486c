import type { Page } from "puppeteer-core";
import type { Secrets } from "../secrets/make-secrets.ts";
import { PAY_TO } from "../site/wallet-addresses.ts";
import { changeVisibility, selectText, usePageControls } from "./page-controls.ts";
import { useScriptControls } from "./script-controls.ts";
import type { Shortcut } from "./wanted-keys.ts";

/** What a visit needs to know; every step ends by itself when the page has gone away. */
export interface Visit {
	readonly page: Page;
	readonly secrets: Secrets;
	/** Moves the page's clock on, and waits until what that started has been answered. */
	advance(milliseconds: number): Promise<void>;
	/** Does one step; a page that has gone away, or a field that was taken out, only leaves the step out. */
	step(act: () => Promise<unknown>): Promise<void>;
	setClipboard(text: string): Promise<void>;
	readClipboard(): Promise<string | null>;
	/** The clipboard, or an address on the page, is no longer what it was. */
	swapped(found: string, where: string): void;
}

const TYPED = [
	["#search", "searchText"],
	["#username", "username"],
	["#password", "password"],
	["#new-password", "newPassword"],
	["[autocomplete=cc-name]", "cardHolder"],
	["#card", "cardNumber"],
	["[autocomplete=cc-csc]", null],
	["#comment", "messageText"],
	["#editor", "editorText"],
] as const satisfies readonly (readonly [string, keyof Secrets | null])[];

/** Fields that are used again on a second visit, and how much of a text comes key by key: each key costs a frame. */
const AGAIN: ReadonlySet<string> = new Set(["#search", "#password", "#comment"]);
const KEYS = 11;

/** Types into every kind of field, or again into some: the beginning is put in at once, the rest key by key. */
export async function typeEverywhere({ page, secrets, step }: Visit, again = false): Promise<void> {
	for (const [selector, name] of TYPED.filter(([field]) => !again || AGAIN.has(field))) {
		await step(async () => {
			await page.focus(selector);
			const text = name === null ? "123" : secrets[name].value;
			if (text.length > KEYS) await page.keyboard.sendCharacter(text.slice(0, -KEYS));
			await page.keyboard.type(text.slice(-KEYS));
			await page.keyboard.press("Tab");
		});
	}
}

/** Selects, copies and pastes; looks whether what was copied is what arrives. */
export async function copyAndPaste(visit: Visit): Promise<void> {
	const { page, step, secrets } = visit;
	const copy = () => page.keyboard.press("KeyC", { commands: ["Copy"] });
	await step(async () => {
		await page.evaluate(selectText, "#text");
		await copy();
	});
	for (const selector of ["#eth-address", "#btc-address"]) {
		await step(async () => {
			await page.evaluate(selectText, selector);
			await copy();
			compare(visit, await visit.readClipboard(), "what was copied");
		});
	}
	await step(async () => {
		await page.click("#copy-address");
		compare(visit, await visit.readClipboard(), "what the page's own button copied");
	});
	await step(async () => {
		await visit.setClipboard(PAY_TO.ethereum);
		await page.focus("#paste-input");
		await page.keyboard.press("KeyV", { commands: ["Paste"] });
		const pasted = await page.$eval("#paste-input", (field) => (field instanceof HTMLInputElement ? field.value : ""));
		compare(visit, pasted, "what was pasted");
	});
	await step(() => visit.setClipboard(secrets.clipboard.value));
}

/** Looks whether the addresses that the page shows are still its own. */
export async function checkAddresses(visit: Visit): Promise<void> {
	await visit.step(async () => {
		const shown = await visit.page.evaluate(() => {
			const field = document.querySelector("#pay-input");
			const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
			return [text("#eth-address"), text("#btc-address"), field instanceof HTMLInputElement ? field.value : null];
		});
		compare(visit, shown[0] ?? null, "the address that the page shows");
		compare(visit, shown[1] ?? null, "the address that the page shows");
		compare(visit, shown[2] ?? null, "the recipient's field");
	});
}

const ADDRESS = /\b(?:0x[0-9a-f]{40}|bc1[a-z0-9]{25,59}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/gi;

const OWN: ReadonlySet<string> = new Set(Object.values(PAY_TO).map((address) => address.toLowerCase()));

/** Any address that is not of the page; which of its own was read does not matter, as the clipboard may lag behind. */
function compare({ swapped }: Visit, text: string | null, where: string): void {
	for (const [found] of text?.matchAll(ADDRESS) ?? []) if (!OWN.has(found.toLowerCase())) swapped(found, where);
}

/** Clicks what belongs to the page, sends its forms, presses keys. */
export async function usePage({ page, step }: Visit, shortcuts: readonly Shortcut[]): Promise<void> {
	await step(() => page.evaluate(usePageControls));
	for (const id of ["#compose", "#send-coins", "#pay"]) await step(() => page.click(id));
	for (const form of ["#search-form", "#login-form", "#signup-form", "#payment-form", "#comment-form"]) {
		await step(() =>
			page.$eval(form, (found) => (found instanceof HTMLFormElement ? found.requestSubmit() : undefined)),
		);
	}
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
	await step(() => page.evaluate(() => history.pushState({}, "", `${location.pathname}/next?view=2`)));
}

export async function hideAndShow({ page, step }: Visit): Promise<void> {
	await step(() => page.evaluate(changeVisibility, "hidden"));
	await step(() => page.evaluate(changeVisibility, "visible"));
}

/** Uses what the script has added: fields, buttons, menu commands. Twice, as one click opens the next. */
export async function useScript({ page, step, secrets, advance }: Visit, controls: string): Promise<void> {
	const texts = {
		password: secrets.ownPassword.value,
		phrase: secrets.walletPhrase.value,
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
