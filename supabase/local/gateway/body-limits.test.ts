import { MAX_BODY_BYTES, MAX_RECORDING_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import { expect, it } from "vitest";
import {
	MAX_SCRIPT_BODY_BYTES,
	MAX_SMALL_BODY_BYTES,
	maxBodyBytes,
	mayBeLarge,
	mayBeVeryLarge,
} from "./body-limits.ts";

const visitor = { name: "address:192.0.2.1", isOwn: false };
const person = { name: "user:1", isOwn: false };
const server = { name: "service", isOwn: true };
const post = (path: string, type = "application/json") =>
	new Request(`http://hub.test/${path}`, { method: "POST", headers: { "Content-Type": type }, body: "{}" });

it.each([
	["a visitor's row", post("rest/v1/contact_messages"), visitor, MAX_SMALL_BODY_BYTES],
	["a visitor's code", post("functions/v1/analyze-security"), visitor, MAX_BODY_BYTES],
	["another function's", post("functions/v1/desktop-session"), visitor, MAX_SMALL_BODY_BYTES],
	["a path that begins like the function's", post("functions/v1/analyze-security/x"), visitor, MAX_SMALL_BODY_BYTES],
	["a sign-in", post("auth/v1/token"), visitor, MAX_SMALL_BODY_BYTES],
	["a person's account", post("auth/v1/user"), person, MAX_SMALL_BODY_BYTES],
	["a person's page", post("functions/v1/analyze-page"), person, MAX_BODY_BYTES],
	["a visitor's page", post("functions/v1/analyze-page"), visitor, MAX_SMALL_BODY_BYTES],
	["a person's script that is tested", post("functions/v1/test-bookmarklet"), person, MAX_BODY_BYTES],
	["a visitor's script that is tested", post("functions/v1/test-bookmarklet"), visitor, MAX_SMALL_BODY_BYTES],
	["a person's script", post("rest/v1/rpc/save_script"), person, MAX_SCRIPT_BODY_BYTES],
	["a person's script to be rated", post("functions/v1/analyze-security"), person, MAX_SCRIPT_BODY_BYTES],
	["a visitor's script", post("rest/v1/rpc/save_script"), visitor, MAX_SMALL_BODY_BYTES],
	["a person's recording", post("rest/v1/action_recordings"), person, MAX_RECORDING_BODY_BYTES],
	["a visitor's recording", post("rest/v1/action_recordings"), visitor, MAX_SMALL_BODY_BYTES],
	["a person's table of recordings", post("rest/v1/action_recordings", "text/csv"), person, MAX_SMALL_BODY_BYTES],
	["a person's other row", post("rest/v1/scripts"), person, MAX_BODY_BYTES],
	["a person's other function", post("rest/v1/rpc/save_script2"), person, MAX_BODY_BYTES],
	[
		"a person's script with a charset",
		post("rest/v1/rpc/save_script", "application/json; charset=utf-8"),
		person,
		MAX_SCRIPT_BODY_BYTES,
	],
	["a person's table", post("rest/v1/scripts", "text/csv"), person, MAX_SMALL_BODY_BYTES],
	["a report of a function", post("rest/v1/rpc/record_analysis"), server, MAX_BODY_BYTES],
] as const)("%s has at most so many bytes", (_what, request, client, bytes) =>
	expect(maxBodyBytes(request, client)).toBe(bytes),
);

it("is read in turn when it is large, or does not say how large it is", () => {
	const declared = (length: number) => {
		const request = post("rest/v1/rpc/save_script");
		request.headers.set("Content-Length", String(length));
		return request;
	};
	expect(mayBeLarge(declared(MAX_SMALL_BODY_BYTES), MAX_BODY_BYTES)).toBe(false);
	expect(mayBeLarge(declared(MAX_SMALL_BODY_BYTES + 1), MAX_BODY_BYTES)).toBe(true);
	expect(mayBeLarge(post("rest/v1/rpc/save_script"), MAX_BODY_BYTES)).toBe(true);
	expect(mayBeLarge(post("rest/v1/tags"), MAX_SMALL_BODY_BYTES)).toBe(false);
	expect(mayBeLarge(new Request("http://hub.test/rest/v1/tags"), MAX_BODY_BYTES)).toBe(false);
});

it("is one of the largest when it may exceed what every other route takes", () => {
	const declared = (length: number) => {
		const request = post("rest/v1/rpc/save_script");
		request.headers.set("Content-Length", String(length));
		return request;
	};
	expect(mayBeVeryLarge(declared(MAX_BODY_BYTES), MAX_SCRIPT_BODY_BYTES)).toBe(false);
	expect(mayBeVeryLarge(declared(MAX_BODY_BYTES + 1), MAX_SCRIPT_BODY_BYTES)).toBe(true);
	expect(mayBeVeryLarge(post("rest/v1/rpc/save_script"), MAX_SCRIPT_BODY_BYTES)).toBe(true);
	expect(mayBeVeryLarge(declared(MAX_BODY_BYTES + 1), MAX_BODY_BYTES)).toBe(false);
});
