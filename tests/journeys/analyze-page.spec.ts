import { expect, type Page } from "@playwright/test";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { analyzePage } from "@scriptorium/shared-protocol/extension-internal/analyze-page";
import { type PageAnalysis, pageAnalysis, pageAnalysisLimits } from "@scriptorium/shared-protocol/page-analysis";
import { page as html } from "../support/hub-stand-in.ts";
import { test } from "./extension-fixture.ts";

interface Reply {
	readonly payload: { readonly analysis?: PageAnalysis; readonly code?: string };
}

/** Response to a page of the extension about the tab that shows an address. */
async function analyze(popup: Page, address: string, options: object = {}): Promise<Reply["payload"]> {
	const message = makeEnvelope(analyzePage.type, options, "extension", 1, "a1");
	const { payload } = await popup.evaluate(
		async ([sent, url]) => {
			const chrome = Reflect.get(globalThis, "chrome") as {
				tabs: { query(filter: object): Promise<{ id: number; url?: string }[]> };
				runtime: { sendMessage(message: object): Promise<Reply> };
			};
			const tab = (await chrome.tabs.query({})).find((one) => one.url === url);
			return chrome.runtime.sendMessage({ ...sent, payload: { tabId: tab?.id ?? 999_999, ...sent.payload } });
		},
		[{ ...message, payload: options }, address] as const,
	);
	return payload;
}

const SHOP = html(
	"Shop",
	`<nav><a href="/cart?token=t0k3n">Cart</a></nav>
	<form action="/order" method="post"><label>Name <input name="who"></label><label>Password <input type="password" name="pw"></label>
		<input type="hidden" name="csrf" value="hidden-token-123456"><button>Order</button></form>
	<div id="shut"></div><iframe srcdoc="<p>in</p>"></iframe><div role="status">Ready</div><p id="end"></p>
	<script>
		shut.attachShadow({ mode: "closed" }).innerHTML = "<button>Inside</button>";
		fetch("/api/items/42?q=x").finally(() => { document.title = "Asked"; });
	</script>`,
);

/** Code of a page that prevents reading it. Playwright cannot evaluate in it afterwards, either. */
const TRAPS = `
	end.insertAdjacentHTML("afterend", '<form action="/real"><input name="id"><input name="action"><input name="parentElement"><input name="elements"><input name="getAttribute"><button>Trap</button></form>');
	Object.prototype.includeValues = true;
	for (const name of ["getAttribute", "getAttributeNames", "querySelectorAll"]) Element.prototype[name] = () => { throw new Error("trap"); };
	performance.getEntriesByType = document.querySelectorAll = () => { throw new Error("trap"); };
	new MutationObserver(() => { window.changed = true; }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
`;

test("extension: analyze-page describes the structure of a page without typed values", async ({
	fixture: { hub },
	browserWithExtension: { context, pageUrl },
}) => {
	hub.serve("/shop", SHOP);
	hub.serve("/api/items/42", "{}", "application/json");
	const address = `${hub.strangerOrigin}/shop`;
	const site = await context.newPage();
	await site.goto(address);
	await expect(site).toHaveTitle("Asked");
	await site.getByLabel("Name").fill("Ann");
	await site.getByLabel("Password").fill("correct horse battery");
	await site.evaluate(TRAPS);
	const popup = await context.newPage();
	await popup.goto(pageUrl("popup.html"));

	const { analysis } = await analyze(popup, address);
	expect(pageAnalysis.safeParse(analysis).error?.issues).toBeUndefined();
	expect(analysis).toMatchObject({ url: address, title: "Asked", truncated: false, screenshot: null });
	expect(analysis?.forms).toMatchObject([
		{
			action: `${hub.strangerOrigin}/order`,
			method: "post",
			fields: [{ name: "who", value: null }, { name: "pw" }, { name: "csrf", value: null }],
		},
		{ action: `${hub.strangerOrigin}/real`, method: "get", selector: "body > form:nth-of-type(2)" },
	]);
	expect(analysis?.forms[1]?.fields.map(({ name }) => name)).toEqual([
		"id",
		"action",
		"parentElement",
		"elements",
		"getAttribute",
	]);
	expect(analysis?.dom_structure).toMatchObject({ shadow_roots: 1, frames: 1, same_origin_frames: 1, live_regions: 1 });
	expect(analysis?.api_calls).toMatchObject([
		{ url: `${hub.strangerOrigin}/api/items/42?q=x`, method: null, status: 200 },
	]);
	expect(analysis?.api_patterns).toEqual([{ pattern: `${hub.strangerOrigin}/api/items/{id}?q={value}`, count: 1 }]);
	expect(analysis?.data_flows.map(({ type }) => type)).toEqual([
		"form_submission",
		"form_submission",
		"api_call",
		"dom_update",
		"navigation",
	]);
	const inside = analysis?.interactive_elements.find(({ name }) => name === "Inside");
	expect(inside?.selector).toBe('#shut >>> aria/Inside[role="button"]');
	expect(JSON.stringify(analysis)).not.toMatch(/correct horse|Ann|hidden-token|t0k3n/);

	const asked = await analyze(popup, address, { includeValues: true, includeScreenshot: true });
	expect(asked.analysis?.forms[0]?.fields.map(({ value }) => value)).toEqual(["Ann", null, null]);
	// The popup is the active tab, and the page also has a password field.
	expect(asked.analysis?.screenshot).toBeNull();
	expect(await site.evaluate("window.changed ?? false")).toBe(false);
	// The script is injected on request, not before.
	expect(await popup.evaluate("chrome.scripting.getRegisteredContentScripts()")).toEqual([]);
});

test("extension: analyze-page takes a picture of the active tab only, and reports why it cannot read a page", {
	tag: "@soak",
}, async ({ fixture: { hub }, browserWithExtension: { context, pageUrl } }) => {
	const address = `${hub.strangerOrigin}/plain`;
	const popup = await context.newPage();
	await popup.goto(pageUrl("popup.html"));
	const site = await context.newPage();
	await site.goto(address);
	await site.bringToFront();
	const { analysis } = await analyze(popup, address, { includeScreenshot: true });
	expect(analysis?.screenshot).toMatch(/^data:image\/jpeg;base64,/);
	expect(analysis?.screenshot?.length).toBeLessThanOrEqual(pageAnalysisLimits.screenshot);
	const width = `(async () => { const image = new Image(); image.src = ${JSON.stringify(analysis?.screenshot)}; await image.decode(); return image.width; })()`;
	expect(await popup.evaluate(width)).toBe(1280);
	await popup.bringToFront();
	expect((await analyze(popup, address, { includeScreenshot: true })).analysis?.screenshot).toBeNull();

	expect(await analyze(popup, pageUrl("popup.html"))).toMatchObject({ code: "PAGE_NOT_ALLOWED" });
	expect(await analyze(popup, "nowhere")).toMatchObject({ code: "NO_TAB" });
	const settings = await context.newPage();
	await settings.goto("chrome://version/");
	expect(await analyze(popup, "chrome://version/")).toMatchObject({ code: "PAGE_NOT_ALLOWED" });
	await site.goto("http://localhost:1/", { timeout: 5000 }).catch(() => undefined);
	// The browser shows its error page shortly after the failure.
	await expect.poll(() => analyze(popup, "http://localhost:1/")).toMatchObject({ code: "PAGE_NOT_ALLOWED" });
});

test("extension: analyze-page reads a page of 50,000 elements within its limits", { tag: "@soak" }, async ({
	fixture: { hub },
	browserWithExtension: { context, pageUrl },
}) => {
	hub.serve(
		"/large",
		html(
			"Large",
			`<table><tbody id="rows"></tbody></table><script>
		rows.innerHTML = Array.from({ length: 7000 }, (_, at) => "<tr data-row=" + at + "><td><a href=/item/" + at + ">Item " + at
			+ "</a></td><td><input name=q" + at + " aria-label='Quantity of " + at + "'></td><td><button>Buy</button></td></tr>").join("");
	</script>`,
		),
	);
	const address = `${hub.strangerOrigin}/large`;
	const site = await context.newPage();
	await site.goto(address);
	const popup = await context.newPage();
	await popup.goto(pageUrl("popup.html"));
	const { analysis } = await analyze(popup, address);
	expect(analysis?.dom_structure.elements).toBeGreaterThan(49_000);
	expect(analysis).toMatchObject({ truncated: true, dom_structure: { links: 7000, fields: 7000, buttons: 7000 } });
	expect(JSON.stringify(analysis).length).toBeLessThan(pageAnalysisLimits.bytes);
	expect(analysis?.interactive_elements.length).toBeGreaterThan(300);
	// Which selectors are computed within the time limit depends on the machine.
	expect(analysis?.interactive_elements.find(({ name }) => name === "Quantity of 100")?.selector).not.toBeNull();
});
