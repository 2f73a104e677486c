import { expect, test, vi } from "vitest";
import { createPageClient, type PageWindow } from "./create-page-client.ts";

const backend = { url: "https://hub.example", publishableKey: "sb_publishable_test" };

test("a browser that blocks storage reads as a visitor", async () => {
	const asked: (string | null)[] = [];
	const page: PageWindow = {
		location: { href: "https://hub.example/" },
		get localStorage(): Storage {
			throw new DOMException("Access is denied for this document.", "SecurityError");
		},
		fetch: async (_, init) => {
			asked.push(new Headers(init?.headers).get("Authorization"));
			return Response.json([]);
		},
		addEventListener: () => undefined,
		document: { addEventListener: () => undefined },
	};
	const log = vi.fn();
	const client = createPageClient(backend, page, log);
	expect((await client.auth.getSession()).data.session).toBeNull();
	expect((await client.from("tags").select("id")).error).toBeNull();
	expect(asked).toEqual(["Bearer sb_publishable_test"]);
	expect(log).not.toHaveBeenCalled();
});

test.each([
	["https://hub.example/explore", {}, false],
	["https://hub.example/explore", { "sb-hub-auth-token": "{}" }, true],
	["https://hub.example/?code=1", {}, true],
	["https://hub.example/#error=access_denied", {}, true],
])(
	"knows without the sign-in's code whether somebody may be signed in: %s, %o",
	(href, kept: Record<string, string>, may) => {
		const page: PageWindow = {
			location: { href },
			localStorage: { getItem: (key) => kept[key] ?? null },
			fetch,
			addEventListener: () => undefined,
			document: { addEventListener: () => undefined },
		};
		expect(createPageClient(backend, page, vi.fn()).hasSession()).toBe(may);
	},
);
