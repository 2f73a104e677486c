import { expect, test } from "vitest";
import { isPrivatePlace } from "./private-places.ts";

test.each([
	"https://mail.example.com/*",
	"https://webmail.example/*",
	"https://*.bank.example/accounts*",
	"#messagebody .textContent",
	".mail-content .innerText",
	"[data-testid=conversation-panel] .innerText",
	"#patient-name .textContent",
])("private: %s", (name) => {
	expect(isPrivatePlace(name)).toBe(true);
});

test.each([
	"https://shop.example/*",
	"https://www.youtube.com/watch*",
	".film-title .textContent",
	"#now-playing .innerText",
	".chateau h1 .textContent",
	"article .innerText",
])("not private: %s", (name) => {
	expect(isPrivatePlace(name)).toBe(false);
});
