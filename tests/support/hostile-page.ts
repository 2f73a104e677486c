import { expect, type Page } from "@playwright/test";
import { HOSTILE_HOST, PLANTED } from "@scriptorium/supabase/hostile/vectors";

/**
 * Collects effects of hostile texts, which must stay empty. Call before the first navigation.
 * @param page the page that will show the texts
 * @returns descriptions of effects; the list grows while the page is open
 */
export async function watchForHarm(page: Page): Promise<string[]> {
	const harm: string[] = [];
	await page.addInitScript((planted) => {
		Object.defineProperty(window, planted, { set: () => console.error("A hostile text ran.") });
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
			console.error(`Only the policy stopped it: ${violatedDirective} ${blockedURI} ${sample}`),
		);
	}, PLANTED);
	page.on("console", (message) => {
		if (message.type() === "error") harm.push(`${page.url()}: ${message.text()}`);
	});
	page.on("pageerror", (error) => harm.push(`${page.url()}: ${error.message}`));
	page.on("dialog", (dialog) => {
		harm.push(`${page.url()}: a dialog says ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on("request", (request) => {
		if (new URL(request.url()).hostname === HOSTILE_HOST) harm.push(`${page.url()}: asks ${request.url()}`);
	});
	page.on("popup", (popup) => harm.push(`${page.url()}: opens ${popup.url()}`));
	return harm;
}

/**
 * Checks that no text became an element, handler or address, and that nothing is wider than the page.
 * @param page the page that shows the texts
 * @param where name of the screen in the message of a failure
 */
export async function expectOnlyText(page: Page, where: string): Promise<void> {
	const found = await page.evaluate(() => {
		const all = [...document.querySelectorAll("*")];
		const addresses = all.flatMap((element) =>
			["href", "src", "action", "formaction", "srcdoc", "xlink:href"].flatMap((name) => {
				const value = element.getAttribute(name);
				// The one link that is meant to hold a script is dragged to the bookmarks and does nothing here.
				if (value === null || element.hasAttribute("data-drag-link")) return [];
				const isHarmless = /^(https?|blob|mailto):|^data:image\/|^[./?#]|^[\w-]+\.|^$/i.test(value);
				return isHarmless ? [] : [`${element.localName} ${name}=${value.slice(0, 80)}`];
			}),
		);
		const handlers = all.flatMap((element) =>
			element
				.getAttributeNames()
				.filter((name) => name.startsWith("on"))
				.map((name) => `${element.localName} ${name}`),
		);
		const foreign = [...document.querySelectorAll("iframe, object, embed, base, math, meta[http-equiv=refresh]")];
		const inline = [...document.querySelectorAll("script:not([src])")].filter(
			(script) => !["application/json", "application/ld+json"].includes(script.getAttribute("type") ?? ""),
		);
		const { scrollWidth, clientWidth } = document.documentElement;
		const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1).slice(0, 5);
		return [
			...addresses,
			...handlers,
			...[...foreign, ...inline].map(({ localName }) => `an element ${localName}`),
			...(scrollWidth > clientWidth
				? [
						`${scrollWidth} wide: ${wide.map(({ localName, className }) => `${localName}.${String(className)}`).join(" ")}`,
					]
				: []),
		];
	});
	expect(found, where).toEqual([]);
}
