import { describe, expect, test } from "vitest";
import { isPlaceholderAddress, isPlaceholderHost } from "./placeholders.ts";

describe("placeholders for servers", () => {
	test.each([
		"<YOUR_WEBHOOK_URL>",
		"PUT-URL-HERE",
		"Webhook",
		"webhook url",
		"your-server/collect",
		"/my-server-url/dom",
		"/your_server/x?a=1",
		"<insert your link>",
	])("%s is one", (address) => expect(isPlaceholderAddress(address)).toBe(true));

	test.each([
		"/my-site/settings",
		"/my-address/edit",
		"add_link",
		"change_address.php",
		"/api/webhook",
		"server.php",
		"hook/1",
	])("%s is a path of the site", (address) => expect(isPlaceholderAddress(address)).toBe(false));

	test.each(["<attacker-ip>", "{{server}}", "xx.xx.xx.xx"])("%s is none of a server", (host) =>
		expect(isPlaceholderHost(host)).toBe(true),
	);

	test.each(["[::1]", "shop.example", "xxx.example"])("%s is a server", (host) =>
		expect(isPlaceholderHost(host)).toBe(false),
	);
});
