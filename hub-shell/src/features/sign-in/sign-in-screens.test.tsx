// @vitest-environment happy-dom
import { fail, succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { EXTENSION_SIGN_IN_ADDRESS } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { rita, showInHost, visitor } from "../../host-context/test-host.test-support.tsx";
import { desktopQuery, readDesktopRequest } from "../../session/desktop-request.ts";
import { createDesktopRequestStore, type DesktopRequest } from "../../session/desktop-request-store.ts";
import { memoryStorage } from "../../session/memory-storage.test-support.ts";
import type { SignInProblem } from "../../session/sign-in-problem.ts";
import { AuthScreen } from "./auth-screen.tsx";
import { DesktopScreen } from "./desktop-screen.tsx";
import type { SignInPorts } from "./sign-in-ports.ts";

const APP = "http://127.0.0.1:51234/callback";
const query = (redirectUri: string) => `?redirect_uri=${encodeURIComponent(redirectUri)}`;

function show(
	at: string,
	session: HubSession,
	ports: Partial<SignInPorts> & { stored?: string; storedRequest?: DesktopRequest } = {},
) {
	const left: string[] = [];
	const desktopRequest = createDesktopRequestStore(memoryStorage());
	if (ports.stored) desktopRequest.write({ redirectUri: ports.stored, codeChallenge: null, state: null });
	if (ports.storedRequest) desktopRequest.write(ports.storedRequest);
	const all: SignInPorts = {
		desktopRules: { customScheme: null, hubOrigin: "http://localhost:4173" },
		desktopRequest,
		problem: createObservable<SignInProblem>("none"),
		signIn: async () => succeed(undefined),
		tokens: () => ({ accessToken: "secret-access", refreshToken: "secret-refresh" }),
		createCode: async ({ codeChallenge }) => succeed(`code-for-${codeChallenge.slice(0, 3)}`),
		leaveTo: (address) => left.push(address),
		...ports,
	};
	const screens = (
		<Routes>
			<Route path="/auth" element={<AuthScreen ports={all} />} />
			<Route path="/auth/desktop" element={<DesktopScreen ports={all} app="desktop" />} />
			<Route path="/auth/extension" element={<DesktopScreen ports={all} app="extension" />} />
		</Routes>
	);
	return {
		...showInHost(screens, { at, session }),
		left,
		stored: () => readDesktopRequest(desktopRequest)?.redirectUri,
	};
}

afterEach(cleanup);

describe("/auth", () => {
	test("welcomes a visitor", () => {
		show("/auth", visitor);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome to Scriptorium");
		expect(screen.getByText("Sign in to access your scripts and settings")).toBeTruthy();
		expect(document.title).toBe("Sign In · Scriptorium");
	});

	test("is busy while it leaves for Google, and sends nobody there twice", async () => {
		let asked = 0;
		show("/auth", visitor, {
			signIn: async () => {
				asked += 1;
				return succeed(undefined);
			},
		});
		const google = screen.getByRole("button", { name: /Google/ });
		await act(async () => void fireEvent.click(google));
		expect(google.getAttribute("aria-busy")).toBe("true");
		fireEvent.click(google);
		expect(asked).toBe(1);
		act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
		expect(google.getAttribute("aria-busy")).toBeNull();
	});

	test("says when it failed, and can be pressed again", async () => {
		show("/auth", visitor, { signIn: async () => fail("SIGN_IN_FAILED", "") });
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Google/ })));
		expect(screen.getByRole("alert").textContent).toContain("Failed to sign in with Google");
		expect(screen.getByRole("button", { name: /Google/ }).getAttribute("aria-busy")).toBeNull();
	});

	test("says that the sign-in somebody comes back from failed, until it is tried again or left", async () => {
		const problem = createObservable<SignInProblem>("failed");
		const { unmount } = show("/auth", visitor, { problem });
		expect(screen.getByRole("alert").textContent).toContain("Failed to sign in with Google");
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Google/ })));
		expect(screen.queryByRole("alert")).toBeNull();
		unmount();
		expect(problem.getSnapshot()).toBe("none");
	});

	test.each([
		["denied", "You did not allow it at Google"],
		["ended", "Your session has ended"],
	] as const)("says in words why somebody is here: %s", (problem, words) => {
		show("/auth", visitor, { problem: createObservable<SignInProblem>(problem) });
		expect(screen.getByRole("alert").textContent).toContain(words);
	});

	test("tells somebody signed in that another sign-in failed, and who they still are", () => {
		show("/auth", rita, { problem: createObservable<SignInProblem>("failed") });
		expect(screen.getByRole("alert").textContent).toContain("Failed to sign in with Google");
		expect(screen.getByText("reader@scriptorium.local")).toBeTruthy();
	});

	test("remembers the desktop app before the sign-in, and not before the click", async () => {
		const { stored } = show(`/auth${query(APP)}`, visitor);
		expect(screen.getByText("Sign in to connect your desktop app")).toBeTruthy();
		expect(stored()).toBeUndefined();
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Google/ })));
		expect(stored()).toBe(APP);
	});

	test("a sign-in without an app forgets the one of an earlier, abandoned sign-in", async () => {
		const { stored } = show("/auth", visitor, { stored: APP });
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: /Google/ })));
		expect(stored()).toBeUndefined();
	});

	test("offers somebody signed in the dashboard", () => {
		show("/auth", rita);
		expect(screen.getByText("reader@scriptorium.local")).toBeTruthy();
		expect(screen.getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/");
	});

	test("asks somebody signed in before an app gets anything, then hands over", async () => {
		const { left } = show(`/auth${query(APP)}`, rita);
		expect(screen.getByText("Redirecting to desktop app...")).toBeTruthy();
		expect(left).toEqual([]);
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Complete Authorization" })));
		expect(left).toEqual([`${APP}?access_token=secret-access&refresh_token=secret-refresh`]);
	});
});

describe("/auth/desktop", () => {
	test("hands over by itself in the tab that asked for it, and only once", async () => {
		const { left, stored, rerender } = show(`/auth/desktop${query(APP)}`, rita, { stored: APP });
		await act(async () => undefined);
		expect(left).toEqual([`${APP}?access_token=secret-access&refresh_token=secret-refresh`]);
		expect(stored()).toBeUndefined();
		rerender(<p />);
		expect(left).toHaveLength(1);
	});

	test("waits for the session to be known", async () => {
		const { left, session } = show(`/auth/desktop${query(APP)}`, { status: "loading", user: null }, { stored: APP });
		expect(left).toEqual([]);
		await act(async () => session.set(rita));
		expect(left).toHaveLength(1);
	});

	test.each([
		["nobody asked for it in this tab", undefined],
		["another address was asked for", "http://127.0.0.1:1/other"],
	])("a link from elsewhere gets no token without a click: %s", (_why, stored) => {
		const { left, address } = show(`/auth/desktop${query(APP)}`, rita, stored ? { stored } : {});
		expect(left).toEqual([]);
		expect(address()).toBe(`/auth${query(APP)}`);
	});

	const request: DesktopRequest = { redirectUri: APP, codeChallenge: "c".repeat(43), state: "s-1" };

	test("hands an app that sent a challenge a one-time code and its state, and no token", async () => {
		const { left, stored } = show(`/auth/desktop${desktopQuery(request)}`, rita, { storedRequest: request });
		await act(async () => undefined);
		expect(left).toEqual([`${APP}?code=code-for-ccc&state=s-1`]);
		expect(stored()).toBeUndefined();
	});

	test("says that no code could be made, and tries again on a click", async () => {
		let fails = true;
		const { left } = show(`/auth/desktop${desktopQuery(request)}`, rita, {
			storedRequest: request,
			createCode: async () => (fails ? fail("OFFLINE", "no answer") : succeed("later")),
		});
		await act(async () => undefined);
		expect(screen.getByRole("alert").textContent).toContain("Failed to redirect to desktop app");
		fails = false;
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Complete Authorization" })));
		expect(left).toEqual([`${APP}?code=later&state=s-1`]);
	});

	test.each([
		["the challenge was left out", { ...request, codeChallenge: null }],
		["the challenge is another one", { ...request, codeChallenge: "d".repeat(43) }],
		["the state is another one", { ...request, state: "s-2" }],
	])("a changed request waits for a click: %s", async (_what, changed) => {
		const { left, address } = show(`/auth/desktop${desktopQuery(changed)}`, rita, { storedRequest: request });
		await act(async () => undefined);
		expect(left).toEqual([]);
		expect(address()).toBe(`/auth${desktopQuery(changed)}`);
	});

	test("leads a visitor to the sign-in, with the app", () => {
		const { address } = show(`/auth/desktop${query(APP)}`, visitor, { stored: APP });
		expect(address()).toBe(`/auth${query(APP)}`);
	});

	const hostile = [
		query("https://evil.example/cb"),
		query("http://localhost:4173/explore"),
		`${query(APP)}&code_challenge=abc&code_challenge_method=S256`,
		`${query(APP)}&code_challenge=${"c".repeat(43)}`,
		`${query(APP)}&code_challenge=${"c".repeat(43)}&code_challenge_method=plain`,
		`${query(APP)}&code_challenge=${"c".repeat(43)}&code_challenge=${"d".repeat(43)}&code_challenge_method=S256`,
		`${query(APP)}&code_challenge_method=S256`,
		`${query(APP)}&state=${encodeURIComponent("a#b")}`,
		`${query(APP)}&state=${"s".repeat(257)}`,
		`${query(APP)}&redirect_uri=${encodeURIComponent("https://evil.example/")}`,
		"",
	];
	test.each(hostile)("refuses %s, and no token leaves, even when it was stored", (search) => {
		const { left } = show(`/auth/desktop${search}`, rita, { stored: "https://evil.example/cb" });
		expect(screen.getByRole("alert").textContent).toContain("Failed to redirect to desktop app");
		expect(screen.queryByRole("button")).toBeNull();
		expect(left).toEqual([]);
	});

	test.each(hostile.filter((search) => search !== ""))("/auth refuses %s too", (search) => {
		const { left } = show(`/auth${search}`, rita);
		expect(screen.getByRole("alert").textContent).toContain("Failed to redirect to desktop app");
		expect(screen.queryByRole("button")).toBeNull();
		expect(left).toEqual([]);
	});
});

describe("/auth/extension", () => {
	const request: DesktopRequest = {
		redirectUri: EXTENSION_SIGN_IN_ADDRESS,
		codeChallenge: "c".repeat(43),
		state: "s1",
	};
	const handedOver = `${EXTENSION_SIGN_IN_ADDRESS}?code=code-for-ccc&state=s1`;

	test("asks a visitor to sign in, and hands the code over by itself afterwards in the same tab", async () => {
		show(`/auth/extension${desktopQuery(request)}`, visitor);
		expect(screen.getByText("Sign in to connect the Scriptorium extension")).toBeTruthy();
		cleanup();
		const { left } = show(`/auth/extension${desktopQuery(request)}`, rita, { storedRequest: request });
		await act(async () => undefined);
		expect(left).toEqual([handedOver]);
	});

	test("waits for a click when somebody is signed in, and hands over a code, never tokens", async () => {
		const { left } = show(`/auth/extension${desktopQuery(request)}`, rita);
		expect(screen.getByText(/opened to the Scriptorium extension of this browser/)).toBeTruthy();
		expect(left).toEqual([]);
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Complete Authorization" })));
		expect(left).toEqual([handedOver]);
	});

	test.each<[string, string]>([
		[
			"another extension",
			desktopQuery({ ...request, redirectUri: `chrome-extension://${"a".repeat(32)}/sign-in.html` }),
		],
		[
			"another page of the extension",
			desktopQuery({ ...request, redirectUri: EXTENSION_SIGN_IN_ADDRESS.replace("sign-in", "options") }),
		],
		["more in the address", desktopQuery({ ...request, redirectUri: `${EXTENSION_SIGN_IN_ADDRESS}?x=1` })],
		["no challenge", desktopQuery({ ...request, codeChallenge: null })],
		["no state", desktopQuery({ ...request, state: null })],
		["a desktop app", desktopQuery({ ...request, redirectUri: APP })],
	])("refuses %s", (_what, search) => {
		const { left } = show(`/auth/extension${search}`, rita);
		expect(screen.getByText("Failed to connect the extension")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Complete Authorization" })).toBeNull();
		expect(left).toEqual([]);
	});

	test("the screen of desktop apps refuses the extension", () => {
		show(`/auth/desktop${desktopQuery(request)}`, rita);
		expect(screen.getByText("Failed to redirect to desktop app")).toBeTruthy();
	});
});
