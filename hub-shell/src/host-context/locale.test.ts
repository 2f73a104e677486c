import { expect, test } from "vitest";
import { createLocale } from "./locale.ts";

test.each([
	["", "en"],
	["?locale=en-XA", "en-XA"],
	["?locale=ar-XB&x=1", "ar-XB"],
	["?locale=tlh", "en"],
	["?locale=", "en"],
])("%j shows %s", (search, locale) => {
	expect(createLocale(search).getSnapshot()).toBe(locale);
});
