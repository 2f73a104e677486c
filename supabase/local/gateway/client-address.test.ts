import { expect, it } from "vitest";
import { withAddress } from "./client-address.ts";

const forged = {
	"cf-connecting-ip": "203.0.113.1",
	"cf-connecting-ipv6": "2001:db8::1",
	"x-forwarded-for": "203.0.113.2, 203.0.113.3",
	"x-real-ip": "203.0.113.4",
	forwarded: "for=203.0.113.5",
	"true-client-ip": "203.0.113.6",
	"x-client-ip": "203.0.113.7",
	"x-cluster-client-ip": "203.0.113.8",
	"fastly-client-ip": "203.0.113.9",
	"fly-client-ip": "203.0.113.10",
	"x-original-forwarded-for": "203.0.113.11",
	"x-forwarded": "for=203.0.113.12",
	"do-connecting-ip": "203.0.113.13",
	via: "1.1 proxy",
};
const own = {
	apikey: "key",
	authorization: "Bearer token",
	"x-client-info": "supabase-js/2",
	"x-supabase-api-version": "2024-01-01",
};

const headersOf = (address: string | null) =>
	Object.fromEntries(withAddress(new Request("http://localhost/", { headers: { ...own, ...forged } }), address));

it("says the connection's address, and nothing that the client says of it", () => {
	expect(headersOf("127.0.0.9")).toEqual({ ...own, "cf-connecting-ip": "127.0.0.9" });
});

it("writes an IPv4 address as such", () => {
	expect(headersOf("::ffff:127.0.0.9")["cf-connecting-ip"]).toBe("127.0.0.9");
	expect(headersOf("::1")["cf-connecting-ip"]).toBe("::1");
});

it("says none for the hub's own server", () => expect(headersOf(null)).toEqual(own));
