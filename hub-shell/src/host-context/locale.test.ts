import { expect, test } from "vitest";
import { chooseLanguage, createLocale, localeOfScreen } from "./locale.ts";

test.each([
	["", "en"],
	["?locale=en-XA", "en-XA"],
	["?locale=ar-XB&x=1", "ar-XB"],
	["?locale=de", "de"],
	["?locale=tlh", "en"],
	["?locale=", "en"],
])("%j shows %s", (search, locale) => {
	expect(createLocale(search, "en").getSnapshot()).toBe(locale);
});

test("without a query the page has the language of the server", () => {
	expect(createLocale("", "de").getSnapshot()).toBe("de");
	expect(createLocale("?locale=en", "de").getSnapshot()).toBe("en");
});

test("a screen without translation is English as a whole; a pseudo-locale applies everywhere", () => {
	expect(localeOfScreen("de", "/explore")).toBe("de");
	expect(localeOfScreen("de", "/latest")).toBe("en");
	expect(localeOfScreen("ar-XB", "/latest")).toBe("ar-XB");
	for (const path of ["/ada/table-to-csv", "/bookmarklet/c7e1ce4a", "/auth/desktop", "/faq"]) {
		expect(localeOfScreen("de", path), path).toBe("de");
	}
	for (const path of [
		"/ada",
		"/category/data",
		"/collections/1",
		"/profile/1",
		"/security/scorecard",
		"/bookmarklet/1/edit",
	]) {
		expect(localeOfScreen("de", path), path).toBe("en");
	}
});

test("the chosen language is kept for a year, and the page is loaded again without the query that decides otherwise", () => {
	const page = { cookie: "" };
	const loads: string[] = [];
	const place = (href: string) =>
		Object.assign(new URL(href), {
			reload: () => loads.push("reload"),
			replace: (address: URL) => loads.push(address.href),
		});
	chooseLanguage(page, place("https://hub.example/explore?x=1"), "de");
	expect(page.cookie).toBe("scriptorium-language=de; path=/; max-age=31536000; samesite=lax; secure");
	chooseLanguage(page, place("http://localhost/?locale=en"), "de");
	expect(page.cookie).not.toContain("secure");
	expect(loads).toEqual(["reload", "http://localhost/"]);
});
