import { describe, expect, test } from "vitest";
import { desktopHandOffAddress, parseDesktopRedirect } from "./desktop-redirect.ts";

const rules = { customScheme: "scriptorium-desktop", hubOrigin: "https://hub.example" };
const tokens = { accessToken: "header.payload.signature", refreshToken: "refresh+/=" };

describe("addresses of this computer are allowed", () => {
	test.each([
		"http://127.0.0.1:51234/callback",
		"http://127.0.0.1:1",
		"http://127.0.0.1/callback",
		"http://[::1]:8080/cb",
		"http://localhost:65535/a/b?state=1&x=%20y",
		"http://localhost:3000/?state=abc",
		"scriptorium-desktop://auth/callback",
		"scriptorium-desktop://auth?state=1",
	])("%s", (address) => {
		expect(parseDesktopRedirect(address, rules)).toMatchObject({ ok: true });
	});
});

describe("everything else is refused", () => {
	test.each([
		// other hosts, and hosts that begin, end or read like an allowed one
		"https://evil.example/cb",
		"http://evil.example:8080/cb",
		"http://127.0.0.1.evil.example/cb",
		"http://localhost.evil.example:80/cb",
		"http://evil.example/127.0.0.1/",
		"http://evil.example?http://127.0.0.1/",
		"http://notlocalhost/",
		"http://127.0.0.2/",
		"http://0.0.0.0:80/",
		"http://192.168.0.1/",
		"http://[::]:80/",
		"http://[::ffff:127.0.0.1]/",
		"http://[fe80::1]/",
		// user part
		"http://127.0.0.1@evil.example/",
		"http://127.0.0.1:80@evil.example/",
		"http://localhost:8080:x@evil.example/",
		"http://evil.example@127.0.0.1/",
		"http://user:pass@localhost:8080/",
		"http://127.0.0.1%40evil.example/",
		// parser differences: back-slashes, missing or extra slashes, white space and control characters
		"http://127.0.0.1\\@evil.example/",
		"http://127.0.0.1\\.evil.example/",
		"http:\\\\127.0.0.1\\cb",
		"http:/127.0.0.1/cb",
		"http:127.0.0.1/cb",
		"http:///127.0.0.1/cb",
		" http://127.0.0.1/cb",
		"http://127.0.0.1/cb ",
		"http://127.0.0.1/c\nb",
		"http://127.0.0.1\t/cb",
		"ht\ntp://evil.example/",
		"http://localhost:80/\u0000",
		// other spellings of the same number and letters
		"http://2130706433/",
		"http://0x7f000001/",
		"http://0177.0.0.1/",
		"http://127.1/",
		"http://127.0.0.1./",
		"http://localhost./",
		"http://LOCALHOST/",
		"HTTP://127.0.0.1/",
		"http://①②⑦.0.0.1/",
		"http://localhoſt/",
		"http://lоcalhost/",
		"http://127。0。0。1/",
		"http://127.0.0.1:99999/",
		"http://127.0.0.1:/cb",
		"http://127.0.0.1:80:90/",
		// the token would stay in a fragment, or be cut off by it
		"http://127.0.0.1/cb#",
		"http://127.0.0.1/cb#fragment",
		// schemes
		"https://127.0.0.1/cb",
		"https://localhost:8080/cb",
		"ws://127.0.0.1/",
		"ftp://127.0.0.1/",
		"file:///etc/passwd",
		"javascript:alert(1)",
		"javascript://127.0.0.1/%0aalert(1)",
		"data:text/html,<script>1</script>",
		"blob:http://127.0.0.1/x",
		"view-source:http://127.0.0.1/",
		"intent://127.0.0.1/#Intent;scheme=http;end",
		"//127.0.0.1/cb",
		"/auth/desktop",
		"127.0.0.1:8080/cb",
		"",
		// like the app's scheme
		"scriptorium-desktop:auth",
		"scriptorium-desktop:/auth",
		"scriptorium-desktop-evil://auth",
		"xscriptorium-desktop://auth",
		"Scriptorium-Desktop://auth",
		"scriptorium-desktop://auth@evil.example/",
		"scriptorium-desktop://auth#x",
		"other-app://auth",
		`http://127.0.0.1/${"a".repeat(2100)}`,
	])("%j", (address) => {
		expect(parseDesktopRedirect(address, rules)).toEqual({
			ok: false,
			error: { code: "REDIRECT_REFUSED", message: "Failed to redirect to desktop app" },
		});
	});

	test("any custom scheme, where none is configured", () => {
		const without = { ...rules, customScheme: null };
		expect(parseDesktopRedirect("scriptorium-desktop://auth", without).ok).toBe(false);
		expect(parseDesktopRedirect("null://auth", without).ok).toBe(false);
	});

	test.each(["https", "javascript", "data", "file"])(
		"the scheme %s of browsers, even if it is configured",
		(scheme) => {
			expect(parseDesktopRedirect(`${scheme}://auth`, { ...rules, customScheme: scheme }).ok).toBe(false);
		},
	);

	test.each(["http://localhost:4173/explore", "http://127.0.0.1:4173/", "http://[::1]:4173/"])(
		"the hub itself, under any name of this computer: %s",
		(address) => {
			expect(parseDesktopRedirect(address, { ...rules, hubOrigin: "http://localhost:4173" }).ok).toBe(false);
			expect(parseDesktopRedirect(address, rules).ok).toBe(true);
		},
	);
});

describe("the hand-off address", () => {
	test("keeps the app's own parameters and carries both tokens, encoded", () => {
		const address = new URL(
			desktopHandOffAddress(new URL("http://127.0.0.1:8/cb?state=a%26b"), { state: null }, tokens),
		);
		expect(address.origin + address.pathname).toBe("http://127.0.0.1:8/cb");
		expect(Object.fromEntries(address.searchParams)).toEqual({
			state: "a&b",
			access_token: tokens.accessToken,
			refresh_token: tokens.refreshToken,
		});
	});

	test("replaces parameters of the same name instead of adding a second one", () => {
		const address = new URL(
			desktopHandOffAddress(new URL("http://127.0.0.1/?access_token=old"), { state: null }, tokens),
		);
		expect(address.searchParams.getAll("access_token")).toEqual([tokens.accessToken]);
	});
});
