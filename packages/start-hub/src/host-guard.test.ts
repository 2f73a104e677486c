import { describe, expect, it } from "vitest";
import { guardHost } from "./host-guard.ts";

const ask = (host: string) => guardHost(new Request("http://ignored/explore?q=a", { headers: { Host: host } }), 4173);

describe("the hub's one origin", () => {
	it("is answered", () => expect(ask("localhost:4173")).toBeNull());

	it.each(["127.0.0.1:4173", "[::1]:4173", "127.0.0.1"])("is where %s leads, method and body kept", (host) => {
		const response = ask(host);
		expect(response?.status).toBe(308);
		expect(response?.headers.get("Location")).toBe("http://localhost:4173/explore?q=a");
	});

	it.each(["example.org", "example.org:4173", "localhost:4174", "localhost.example.org:4173", "127.0.0.1.example.org"])(
		"is not %s: a page that points its name here gets nothing",
		(host) => expect(ask(host)?.status).toBe(421),
	);
});
