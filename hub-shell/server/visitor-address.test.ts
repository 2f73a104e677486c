import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

test("without a trusted header only the connection counts, whatever a client writes", () => {
	const forged = new Headers({ "x-forwarded-for": "203.0.113.9", "cf-connecting-ip": "203.0.113.9" });
	expect(visitorAddress(forged, "198.51.100.7", null)).toBe("198.51.100.7");
	expect(visitorAddress(forged, "::ffff:198.51.100.7", null)).toBe("198.51.100.7");
	expect(visitorAddress(forged, "", null)).toBeNull();
});

test("the last entry of the trusted header counts; a missing header has no fallback", () => {
	const from = (value: string) =>
		visitorAddress(new Headers({ "x-forwarded-for": value }), "10.0.0.1", "x-forwarded-for");
	expect(from("203.0.113.9, 198.51.100.7")).toBe("198.51.100.7");
	expect(from("[2001:db8::7]")).toBe("2001:db8::7");
	expect(from("fe80::1%eth0")).toBe("fe80::1");
	expect(from("unknown")).toBeNull();
	expect(from("198.51.100.7, ")).toBeNull();
	expect(visitorAddress(new Headers(), "10.0.0.1", "x-forwarded-for")).toBeNull();
});
