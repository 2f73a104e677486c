import { expect, test } from "vitest";
import { readAuthReturn } from "./auth-return.ts";

test("a code at the site's root is a return; what else stood there stays", () => {
	expect(readAuthReturn("https://hub.example/?locale=en-XA&code=c&state=s")).toEqual({
		arrival: "code",
		error: null,
		isDenied: false,
		cleanAddress: "/?locale=en-XA",
	});
});

test.each([
	["/?error=access_denied&error_description=No+thanks#error=x", true],
	["/?code=c&error_description=No+thanks", false],
	["/#error=access_denied&error_code=403&error_description=No+thanks&sb=", true],
])("the provider's error is read and removed, from the fragment too: %s", (path, isDenied) => {
	const expected = { arrival: "error", error: "No thanks", isDenied, cleanAddress: "/" };
	expect(readAuthReturn(`https://hub.example${path}`)).toEqual(expected);
});

test("an error without a description is one, too", () => {
	for (const path of ["/?error=server_error", "/?error_code=server_error", "/#error=server_error"]) {
		expect(readAuthReturn(`https://hub.example${path}`)).toMatchObject({ arrival: "error", error: "server_error" });
	}
});

test("the same parameters on other paths are ignored", () => {
	for (const path of ["/explore?code=js&error=1#a", "/explore#error=1", "/", "/#top", "/?error="]) {
		expect(readAuthReturn(`https://hub.example${path}`)).toEqual({
			arrival: "none",
			error: null,
			isDenied: false,
			cleanAddress: path,
		});
	}
});
