import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { expect, it } from "vitest";
import { BROWSER_ARGS } from "../../support/browser-args.ts";

/** Every value of `--disable-features` in the command line of a browser, in their order. */
async function disabledFeatures(args: readonly string[]): Promise<string[]> {
	const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: [...args] });
	try {
		const page = await browser.newPage();
		await page.goto("chrome://version");
		const line = await page.locator("#command_line").textContent();
		return [...(line ?? "").matchAll(/--disable-features=(\S*)/g)].map(([, names = ""]) => names);
	} finally {
		await browser.close();
	}
}

it("browsers of tests disable what Playwright disables, and the popups of the address bar", async () => {
	const [ofPlaywright = ""] = await disabledFeatures(["--no-sandbox"]);
	expect(ofPlaywright).toContain("HttpsUpgrades");
	const ours = (await disabledFeatures(BROWSER_ARGS)).at(-1);
	expect(ours).toBe(`${ofPlaywright},WebUIOmniboxPopup,WebUIOmniboxAimPopup`);
});
