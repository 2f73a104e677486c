import { expect, test } from "vitest";
import { ORIGIN, openFixtureHub } from "../fixture.test-support.ts";
import { SECURITY_TEXT_PATH, securityText } from "./security-text.ts";

const NOW = new Date("2026-11-29T18:00:00Z");

test("security.txt says where to report, and until when that is true", () => {
	expect(securityText(ORIGIN, NOW).split("\n")).toEqual([
		`Contact: ${ORIGIN}/contact?category=security`,
		"Expires: 2027-05-28T00:00:00.000Z",
		"Preferred-Languages: en, de",
		`Canonical: ${ORIGIN}/.well-known/security.txt`,
		`Policy: ${ORIGIN}/security`,
		"",
	]);
	expect(securityText(ORIGIN, new Date("2026-11-29T00:00:01Z"))).toBe(securityText(ORIGIN, NOW));
});

test("it is plain text at its well-known address, and names pages that exist", async () => {
	const hub = openFixtureHub();
	const response = await hub.get(SECURITY_TEXT_PATH);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	const addresses = [...(await response.text()).matchAll(/^(?:Contact|Policy): (?<address>http.*)$/gm)];
	expect(addresses).toHaveLength(2);
	for (const { groups } of addresses)
		expect((await hub.get(String(groups?.address).slice(ORIGIN.length))).status).toBe(200);
});
