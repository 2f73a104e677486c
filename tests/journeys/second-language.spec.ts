import { expect, test } from "@playwright/test";
import { opener } from "../support/assistant-panel.ts";
import { expectNoViolations } from "../support/axe.ts";
import { englishTexts, saidBy } from "../support/english-texts.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

test.describe("a browser that prefers German", () => {
	test.use({ locale: "de-AT" });

	test("gets shell, home and explore in German from the first words on, and the rest in English", {
		tag: "@soak",
	}, async ({ page }) => {
		const html = await (
			await page.request.get(hubOrigin(), { headers: { "accept-language": "de-AT,de;q=0.9" } })
		).text();
		expect(html).toContain('<html lang="de">');
		expect(html).toContain("Kleine Skripte, von Hand gemacht");
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		await page.goto(hubOrigin());
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Kleine Skripte/);
		await expect(page.getByRole("heading", { name: "Neu hinzugekommen" })).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await expect(page.getByRole("main")).toHaveAttribute("lang", "de");
		await expectNoViolations(page, "home in German");
		await page.getByRole("banner").getByRole("link", { name: "Entdecken" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Bookmarklets entdecken" })).toBeVisible();
		await expect(page.getByText(/^\d+ Skripte$/).first()).toBeVisible();
		await page.getByRole("contentinfo").getByRole("link", { name: "Neueste" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Latest Bookmarklets" })).toBeVisible();
		await expect(page.getByRole("main")).toHaveAttribute("lang", "en");
		await expect(page.getByRole("main").getByText(/Risiko|Sterne/)).toHaveCount(0);
		expect(errors).toEqual([]);
	});

	test("reads the page of a script in German, and the findings of the rating in English", { tag: "@soak" }, async ({
		page,
	}) => {
		await page.goto(`${hubOrigin()}/lena-brandt/grammar-check`);
		await untilLive(page);
		const main = page.getByRole("main");
		await expect(main).toHaveAttribute("lang", "de");
		for (const name of ["Installieren", "Sicherheitsanalyse", "Version", /^Code/, "Rezensionen"]) {
			await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
		}
		await expect(main.locator("li [lang=en]").first()).toHaveText("Page scraping");
		await main.getByRole("button", { name: "Melden" }).click();
		await expect(
			page
				.getByRole("dialog")
				.or(page.getByRole("heading", { name: /Anmelden|Willkommen/ }))
				.first(),
		).toBeVisible();
		await expectNoViolations(page, "page of a script in German");
	});

	for (const width of [390, 1280]) {
		test(`sees no English text on translated screens and in what opens over them, ${width} pixels wide`, {
			tag: "@soak",
		}, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			const english = await englishTexts();
			expect(english.size).toBeGreaterThan(500);
			const expectGerman = async (where: string) => {
				const said = await saidBy(page);
				expect(said.length, where).toBeGreaterThan(15);
				expect(
					said.filter((text) => english.has(text)),
					where,
				).toEqual([]);
			};
			const open = async (path: string) => {
				await page.goto(hubOrigin() + path);
				await untilLive(page);
			};
			for (const path of ["/", "/explore", "/explore?search=zzzqqq", "/explore?view=list&risk=low", "/performance"]) {
				await open(path);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expectGerman(path);
			}
			await open("/nowhere/to/be/found");
			await expect(page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" })).toBeVisible();
			await expect(page).toHaveTitle("Seite nicht gefunden · Scriptorium");
			await expectGerman("an address that no screen has");
			for (const path of ["/auth", "/about", "/contact", "/extension", "/faq", "/security"]) {
				await open(path);
				await expect(page.getByRole("main")).toHaveAttribute("lang", "de");
				await expectGerman(path);
			}
			// They quote buttons of screens that are English, or name the English text that counts.
			for (const [path, name] of [
				["/documentation", "Dokumentation"],
				["/tutorials", "Anleitungen"],
				["/privacy", "Datenschutz"],
				["/terms", "Nutzungsbedingungen"],
			] as const) {
				await open(path);
				await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
				await expect(page.locator(".doc")).toHaveAttribute("lang", "de");
			}
			await open("/accessibility");
			for (const tab of await page.getByRole("tab").all()) {
				await tab.click();
				await expectGerman(`tab ${await tab.textContent()}`);
			}
			await page.getByRole("tabpanel").getByRole("button", { name: "Diese Seite prüfen" }).click();
			await expect(page.getByText(/von 100 Punkten/).first()).toBeVisible();
			await expectGerman("findings");
			await page.keyboard.press("Control+k");
			await expect(page.getByRole("dialog", { name: "Befehlspalette" })).toBeVisible();
			await expectGerman("palette");
			await page.keyboard.press("Escape");
			await page.keyboard.press("?");
			await expect(page.getByRole("dialog", { name: "Tastenkürzel" })).toContainText("StrgK");
			await expectGerman("shortcuts");
			await open("/?tour");
			const next = page.getByRole("button", { name: "Weiter", exact: true });
			for (const step of [1, 2, 3, 4, 5]) {
				await expect(page.getByText(`Schritt ${step} von 6`).first()).toBeVisible();
				await expectGerman(`step ${step} of the tour`);
				await next.click();
			}
			await open("/");
			await opener(page).click();
			const assistant = page.getByRole("dialog", { name: "Skript-Assistent" });
			await expect(assistant.getByRole("textbox")).toBeFocused();
			await expectGerman("assistant of a visitor");
			await signIn(page, "Rita Reader");
			await opener(page).click();
			await expect(assistant.getByRole("textbox")).toBeFocused();
			await expectGerman("assistant of a reader");
		});
	}
});

test("the footer switches the language, and later visits keep it", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/explore?category=productivity`);
	await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
	await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "Deutsch" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Bookmarklets entdecken" })).toBeVisible();
	await expect(page).toHaveURL(/\/explore\?category=productivity$/);
	await page.goto(hubOrigin());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Kleine Skripte/);
	await page.getByRole("group", { name: "Sprache" }).getByRole("button", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Small scripts/);
});
