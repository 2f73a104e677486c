import { expect, test } from "vitest";
import { signInWithGoogle, signOut } from "./sign-in.ts";

const unused = async () => ({ error: null });

test("signing in asks for Google and comes back to the site's origin", async () => {
	const asked: unknown[] = [];
	const auth = {
		signOut: unused,
		signInWithOAuth: async (request: unknown) => {
			asked.push(request);
			return { error: null };
		},
	};
	expect(await signInWithGoogle(auth, "https://hub.example")).toEqual({ ok: true, value: undefined });
	expect(asked).toEqual([{ provider: "google", options: { redirectTo: "https://hub.example" } }]);
});

test.each([
	["an answer", async () => ({ error: { message: "provider disabled" } })],
	["a throw", async () => Promise.reject(new Error("provider disabled"))],
])("a failure as %s has the specified text", async (_how, signInWithOAuth) => {
	expect(await signInWithGoogle({ signOut: unused, signInWithOAuth }, "https://hub.example")).toEqual({
		ok: false,
		error: { code: "SIGN_IN_FAILED", message: "Failed to sign in with Google", details: "provider disabled" },
	});
});

test.each([
	["an answer", async () => ({ error: { message: "offline" } })],
	["a throw", async () => Promise.reject(new Error("offline"))],
])("a failed sign-out as %s is only logged", async (_how, signOutFails) => {
	const logged: unknown[] = [];
	await signOut({ signInWithOAuth: unused, signOut: signOutFails }, (...entry) => logged.push(entry));
	expect(logged).toEqual([["Signing out failed", "offline"]]);
});
