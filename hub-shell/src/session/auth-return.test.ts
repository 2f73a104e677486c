import { expect, test } from "vitest";
import { readAuthReturn } from "./auth-return.ts";

test("a code at the site's root is a return; what else stood there stays", () => {
	expect(readAuthReturn("https://hub.example/?locale=en-XA&code=c&state=s")).toEqual({
		withCode: true,
		error: null,
		cleanAddress: "/?locale=en-XA",
	});
});

test("the provider's error is read and removed, from the fragment too", () => {
	expect(readAuthReturn("https://hub.example/?error=access_denied&error_description=No+thanks#error=x")).toEqual({
		withCode: false,
		error: "No thanks",
		cleanAddress: "/",
	});
});

test("the same words elsewhere, or none, are nobody's business", () => {
	for (const path of ["/explore?code=js&error=1#a", "/", "/#top"]) {
		expect(readAuthReturn(`https://hub.example${path}`)).toEqual({ withCode: false, error: null, cleanAddress: path });
	}
});
