// @vitest-environment happy-dom

import { createObservable } from "@scriptorium/core-types/observable";
import { createHubClient } from "@scriptorium/hub-data/client";
import { HostProvider, type RemoteHost } from "@scriptorium/remote-kit/host";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { RequireStaff } from "./require-staff.tsx";

afterEach(cleanup);

const person: HubSession = {
	status: "signed-in",
	user: {
		id: "3b1f7a52-6d0c-4f3e-9a51-2f6c7f7d1a01",
		email: "ada@example.org",
		displayName: "Ada",
		avatarUrl: null,
		username: "ada",
		// What the session says does not count: the database is asked.
		roles: ["admin"],
	},
};

function open(session: HubSession, answer: () => Response) {
	const notices: string[] = [];
	const host: RemoteHost = {
		contract: "1.0.0",
		client: createHubClient("http://hub.test", "sb_publishable_test", {
			storage: null,
			storageKey: crypto.randomUUID(),
			autoRefreshToken: false,
			detectSessionInUrl: false,
			fetch: async () => answer(),
		}),
		session: createObservable(session),
		extension: {
			status: createObservable({ state: "disconnected", version: null, capabilities: [], message: null }),
			connect: () => undefined,
			recorder: () => Promise.reject(new Error("no recorder in this test")),
			execution: () => Promise.reject(new Error("no test runs in this test")),
			requestInstall: () => Promise.resolve({ ok: true, value: undefined }),
			findInstalled: () => Promise.resolve({ ok: true, value: null }),
			scriptChanges: createObservable(0),
		},
		outline: { request: () => Promise.reject(new Error("no outlines in this test")) },
		assistant: { describe: () => () => undefined, ask: () => undefined, onProposal: () => () => undefined },
		addresses: { hub: "http://hub.test", backend: "http://hub.test" },
		locale: createObservable("en"),
		requireSignIn: () => undefined,
		onPendingAction: () => () => undefined,
		notify: (_, message) => void notices.push(message),
		track: () => undefined,
	};
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<MemoryRouter initialEntries={["/admin"]}>
			<QueryClientProvider client={queries}>
				<HostProvider host={host}>
					<Routes>
						<Route path="/" element="home" />
						<Route path="/auth" element="sign in" />
						<Route
							path="/admin"
							element={<RequireStaff>{(isAdmin) => (isAdmin ? "the panel" : "moderation")}</RequireStaff>}
						/>
					</Routes>
				</HostProvider>
			</QueryClientProvider>
		</MemoryRouter>,
	);
	return notices;
}

it("sends a visitor to sign in", async () => {
	const notices = open({ status: "signed-out", user: null }, () => Response.json([]));
	await screen.findByText("sign in");
	expect(notices).toEqual(["Please sign in to access the admin panel"]);
});

it("sends whoever has no role home", async () => {
	const notices = open(person, () => Response.json([]));
	await screen.findByText("home");
	expect(notices).toEqual(["You do not have permission to access the admin panel"]);
});

it("lets an administrator in", async () => {
	const notices = open(person, () => Response.json([{ role: "admin" }]));
	await screen.findByText("the panel");
	expect(notices).toEqual([]);
});

it("lets a moderator in, not as an administrator", async () => {
	const notices = open(person, () => Response.json([{ role: "moderator" }]));
	await screen.findByText("moderation");
	expect(notices).toEqual([]);
});

it("neither opens nor refuses while it cannot know", async () => {
	const notices = open(person, () => Response.json({ message: "down" }, { status: 503 }));
	await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("could not be checked"));
	expect(screen.queryByText("the panel")).toBeNull();
	expect(notices).toEqual([]);
});

it("waits while the session is being read", () => {
	const notices = open({ status: "loading", user: null }, () => Response.json([]));
	expect(screen.queryByText("the panel")).toBeNull();
	expect(notices).toEqual([]);
});
