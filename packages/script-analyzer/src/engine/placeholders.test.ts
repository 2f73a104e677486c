import { describe, expect, test } from "vitest";
import { isPlaceholderAddress, isPlaceholderHost, placeholderKind } from "./placeholders.ts";

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

	test.each([
		"<URL>/?c=1",
		"[SERVER]/log",
		"[[HOST_REPLACE_ME]]/w",
		"{{host}}/x",
		"\u0024{HOST}?c=",
		"{ATTACKER_URL}",
		"%%C2%%/a",
		"__WEBHOOK_URL__",
		"@@C2@@",
		"$URL$?c=",
		"LHOST/x",
		"API_ENDPOINT?c=",
		"dein-server/x",
		"votre_serveur/x",
		"你的服务器/x",
	])("%s is one of a server, when data is sent there", (address) => expect(placeholderKind(address)).toBe("server"));

	test.each([
		"{0}?c=",
		"REPLACE_ME/?c=",
		"CHANGEME",
		"replace-me/x",
		"FILL_ME?c=",
		"YOUR_ID/x",
		"%s/log",
		"{{x}}/y",
		`${"X".repeat(4)}?c=`,
		"[…]/a",
	])("%s may be one of anything", (address) => expect(placeholderKind(address)).toBe("text"));

	test.each([
		"",
		"/api/list",
		"API/LIST",
		"WHATS-NEW/HERE",
		"index.php?x=1",
		"./a.json",
		"../a.json",
		"#top",
		"?page=2",
		"[object Object]",
		"%E3%82%AB/x",
		"%20a%20/b",
		"users/{id}",
		"todo/list",
		"replace/all",
		"my-server/x",
	])("%s is a path of the site", (address) => expect(placeholderKind(address)).toBeNull());

	test.each(["<attacker-ip>", "{{server}}", "xx.xx.xx.xx"])("%s is none of a server", (host) =>
		expect(isPlaceholderHost(host)).toBe(true),
	);

	test.each(["[::1]", "shop.example", "xxx.example"])("%s is a server", (host) =>
		expect(isPlaceholderHost(host)).toBe(false),
	);
});
