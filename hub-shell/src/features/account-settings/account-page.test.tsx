// @vitest-environment happy-dom
import { createHubClient } from "@scriptorium/hub-data/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rita, showInHost, visitor } from "../../host-context/test-host.test-support.tsx";
import { memoryStorage } from "../../session/memory-storage.test-support.ts";
import { createStoredValue } from "../../session/session-storage.ts";
import { accountOfNora } from "./account.test-support.ts";
import type { AccountPorts } from "./account-ports.ts";
import { AccountScreen } from "./account-screen.tsx";
import { type AccountDraft, draftSchema, valuesOf } from "./form-values.ts";

type Answer = (body: Record<string, unknown>) => Response;
const asked: { name: string; body: Record<string, unknown> }[] = [];
const account = { ...accountOfNora, id: rita.user?.id ?? "" };

/** The database behind the page: each function or view by its name. */
function show(answers: Record<string, Answer> = {}, options: { draft?: AccountDraft; signedIn?: boolean } = {}) {
	asked.length = 0;
	const all: Record<string, Answer> = {
		user_profile: () => Response.json([account]),
		own_sessions: () => Response.json([]),
		own_devices: () => Response.json([]),
		username_available: ({ p_username }) => Response.json(p_username !== "taken"),
		save_account: () => new Response(null, { status: 204 }),
		...answers,
	};
	const client = createHubClient("http://localhost:9", "key", {
		storage: null,
		storageKey: `account-${Math.random()}`,
		autoRefreshToken: false,
		fetch: async (input, init) => {
			const name = new URL(String(input)).pathname.split("/").at(-1) ?? "";
			const body = typeof init?.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
			asked.push({ name, body });
			return all[name]?.(body) ?? Response.json({ message: `unknown ${name}` }, { status: 404 });
		},
	});
	const done: string[] = [];
	const draft = createStoredValue(memoryStorage(), "draft", draftSchema);
	if (options.draft) draft.write(options.draft);
	const ports: AccountPorts = {
		draft,
		returnAfterSignIn: () => done.push("return"),
		chooseTheme: (theme) => done.push(`theme ${theme}`),
		accountChanged: () => done.push("changed"),
		signOut: async (scope) => {
			done.push(`sign out ${scope}`);
			return { ok: true, value: undefined };
		},
	};
	const shown = showInHost(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<AccountScreen ports={ports} usageSetting={<p>Switch of usage statistics</p>} />
		</QueryClientProvider>,
		{ at: "/account", session: options.signedIn === false ? visitor : rita, client },
	);
	return { ...shown, done, draft };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const type = (label: string, value: string) =>
	act(async () => void fireEvent.change(field(label), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const saved = () => asked.filter(({ name }) => name === "save_account").map(({ body }) => body);
const isDisabled = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save changes" }).disabled;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(500)));

test("a visitor is sent to /auth, and led back after the sign-in", async () => {
	const { address, done } = show({}, { signedIn: false });
	await settle();
	expect(address()).toBe("/auth");
	expect(done).toEqual(["return"]);
});

test("somebody who signs out on the page is not led back", async () => {
	const { session, done } = show();
	await settle();
	await act(async () => session.set({ status: "signed-out", user: null }));
	expect(done).toEqual([]);
});

test("a failure to load says so, and can be tried again", async () => {
	let fails = true;
	show({
		user_profile: () => (fails ? Response.json({ message: "down" }, { status: 500 }) : Response.json([account])),
	});
	await settle();
	expect(screen.getByRole("alert").textContent).toContain("Failed to load profile data");
	fails = false;
	await press("Try again");
	await settle();
	expect(field("Display name").value).toBe("Nora Next");
});

describe("the username", () => {
	test("is asked for 500 ms after the typing stops: checking, then available", async () => {
		show();
		await settle();
		await type("Username", "norah");
		expect(screen.getByText("Checking availability…")).toBeTruthy();
		await act(async () => void (await vi.advanceTimersByTimeAsync(499)));
		expect(asked.some(({ name }) => name === "username_available")).toBe(false);
		await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
		expect(screen.getByText("This username is available.")).toBeTruthy();
	});

	test("that is taken is said at the field and cannot be saved", async () => {
		show();
		await settle();
		await type("Username", "taken");
		await settle();
		expect(screen.getByText("This username is already taken. Please choose another.")).toBeTruthy();
		expect(isDisabled()).toBe(true);
	});

	test("is unknown when it is too short, one's own, or without an answer", async () => {
		show({ username_available: () => Response.json({ message: "down" }, { status: 500 }) });
		await settle();
		for (const name of ["no", "NORA", "norah"]) {
			await type("Username", name);
			await settle();
			expect(screen.queryByText(/available|Checking|taken/)).toBeNull();
		}
		expect(asked.filter(({ name }) => name === "username_available")).toHaveLength(1);
	});

	test("is asked again on submit, and the database has the last word", async () => {
		show({
			save_account: () =>
				Response.json(
					{ code: "23505", message: 'duplicate key value violates unique constraint "profiles_username_key"' },
					{ status: 409 },
				),
		});
		await settle();
		await type("Username", "norah");
		await press("Save changes");
		// The texts of refusals are loaded with the first one.
		await vi.waitFor(() => screen.getByText("This username is already taken. Please choose another."));
		expect(document.activeElement).toBe(field("Username"));
	});
});

describe("saving", () => {
	test("sends every field, applies the theme, and tells the header", async () => {
		const { done, notices, draft } = show();
		await settle();
		await type("Display name", " Nora Newer ");
		await type("Bio", "Writes scripts.");
		await act(async () => void fireEvent.change(screen.getByLabelText("Theme"), { target: { value: "dark" } }));
		expect(draft.read()?.values.bio).toBe("Writes scripts.");
		await press("Save changes");
		await settle();
		expect(saved()).toEqual([
			{
				p_display_name: "Nora Newer",
				p_username: "nora",
				p_bio: "Writes scripts.",
				p_website_url: "",
				p_github_url: "",
				p_full_name: "",
				p_preferred_language: "javascript",
				p_preferred_model: "",
				p_theme: "dark",
			},
		]);
		expect(notices).toEqual(["Profile updated successfully"]);
		expect(done).toEqual(["theme dark", "changed"]);
		expect(draft.read()).toBeNull();
	});

	test("refuses values that break a rule, at the first field in error, without asking the database", async () => {
		show();
		await settle();
		await type("Website", "nora");
		await type("Display name", "N");
		await press("Save changes");
		expect(screen.getByText("Display name must be at least 2 characters.")).toBeTruthy();
		expect(screen.getByText("Please enter a valid URL.")).toBeTruthy();
		expect(document.activeElement).toBe(field("Display name"));
		expect(saved()).toEqual([]);
	});

	test("that fails says so and keeps what was typed", async () => {
		const { notices } = show({ save_account: () => Response.json({ message: "down" }, { status: 500 }) });
		await settle();
		await type("Bio", "Kept.");
		await press("Save changes");
		await settle();
		expect(notices).toEqual(["Failed to update profile"]);
		expect(field("Bio").value).toBe("Kept.");
	});
});

test("what was typed before is restored after a reload, and can be discarded", async () => {
	const values = { ...valuesOf(account), bio: "Half a sentence" };
	const { draft } = show({}, { draft: { userId: account.id, values } });
	await settle();
	expect(field("Bio").value).toBe("Half a sentence");
	await press("Discard");
	expect(field("Bio").value).toBe("");
	expect(draft.read()).toBeNull();
});

test("what somebody else typed in this tab is not restored", async () => {
	show({}, { draft: { userId: "another", values: { ...valuesOf(account), bio: "Not mine" } } });
	await settle();
	expect(field("Bio").value).toBe("");
});

test("the account is deleted only with the typed username, and the browser is signed out", async () => {
	const { done, notices } = show({ delete_account: () => new Response(null, { status: 204 }) });
	await settle();
	await press("Delete my account");
	await settle();
	const confirm = await vi.waitFor(() =>
		screen.getByRole<HTMLButtonElement>("button", { name: "Delete account permanently" }),
	);
	expect(confirm.disabled).toBe(true);
	await type("Type your username", "nora");
	await press("Delete account permanently");
	await settle();
	expect(asked.filter(({ name }) => name === "delete_account").map(({ body }) => body)).toEqual([
		{ p_username: "nora" },
	]);
	expect(notices).toEqual(["Your account was deleted"]);
	expect(done).toEqual(["sign out local"]);
});
