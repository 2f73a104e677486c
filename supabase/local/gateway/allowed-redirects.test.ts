import { expect, it } from "vitest";
import { createRedirectCheck } from "./allowed-redirects.ts";

const isAllowed = createRedirectCheck("http://localhost:4173", [
	"https://hub.example/auth",
	"https://*.preview.example/**",
	"https://one.example/?",
]);

it.each([
	"http://localhost:4173",
	"http://localhost:4173/auth?next=%2F#x",
	"https://hub.example/auth",
	"https://a.preview.example/deep/path",
	"https://one.example/a",
])("%s is allowed", (address) => expect(isAllowed(address)).toBe(true));

it.each([
	"http://localhost:4174/",
	"http://127.0.0.1:4173/",
	"https://localhost:4173/",
	"http://localhost:4173.evil.example/",
	"http://localhost:4173@evil.example/",
	"https://hub.example/auth/more",
	"https://hub.example.evil/auth",
	"https://a.b.preview.example/",
	"https://hubxexample/auth",
	"https://one.example/ab",
	"javascript:alert(1)",
	"//localhost:4173/",
	"",
])("%s is not", (address) => expect(isAllowed(address)).toBe(false));
