import { expect, it } from "vitest";
import { isWebPage } from "./web-page.ts";

it.each(["https://a.test/x", "http://localhost:4173/", "https://chrome.google.com/other"])(
	"%s is a web page",
	(url) => {
		expect(isWebPage(url)).toBe(true);
	},
);

it.each([
	"chrome://extensions/",
	"chrome-extension://abc/options.html",
	"about:blank",
	"file:///etc/hosts",
	"no address",
	"",
	"view-source:https://a.test/",
	"devtools://devtools/x",
	"https://chromewebstore.google.com/detail/x",
	"https://chrome.google.com/webstore/x",
	"https://addons.mozilla.org/en/",
	"https://microsoftedge.microsoft.com/addons/x",
])("%s is none", (url) => {
	expect(isWebPage(url)).toBe(false);
});
