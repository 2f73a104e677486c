import { expect, test } from "vitest";
import { readHubScriptAddress } from "./hub-script-address.ts";

const HUB = "https://hub.test";

test.each([
	["blob:https://hub.test/x.user.js"],
	["blob:https://hub.test/5c7a#.user.js"],
	["filesystem:https://hub.test/temporary/x.user.js"],
	["data:text/javascript,x.user.js"],
	["https://hub.test@evil.test/x.user.js"],
	["https://name:word@hub.test/x.user.js"],
	["https://hub.test.evil.test/x.user.js"],
])("%s is no script of the hub", (address) => {
	expect(readHubScriptAddress(address, HUB)).toBe(null);
});

test("a script of the hub keeps its query and loses its fragment", () => {
	expect(readHubScriptAddress("https://hub.test/a/b.user.js?v=1#x", HUB)).toBe("https://hub.test/a/b.user.js?v=1");
});
