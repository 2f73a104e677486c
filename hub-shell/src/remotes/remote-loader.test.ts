import { createObservable } from "@scriptorium/core-types/observable";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FederationRuntime } from "./load-once.ts";
import { createRemoteLoader } from "./remote-loader.ts";

const descriptor = {
	name: "mfe_alpha",
	entry: "/remoteEntry-AAAAAAAA.js",
	version: "1.0.0",
	contract: "1.0.0",
	requires: { react: "^19.0.0" },
	routes: ["/"],
	preload: [],
	css: [],
};
const remoteModule = (dispose = () => undefined) => ({
	default: {
		contract: "1.0.0",
		name: "mfe_alpha",
		version: "1.0.0",
		mount: () => ({ routes: [{ path: "/", Component: () => null }], dispose }),
	},
});

/** Creates a loader with a controllable runtime; records requested addresses and pauses. */
function loaderOver(answer: (visit: number) => Promise<unknown>) {
	const entries: string[] = [];
	const pauses: number[] = [];
	const tracked: string[] = [];
	const runtime: FederationRuntime = {
		hostOffer: { contract: "1.0.0", versions: { react: "19.3.1" }, satisfies: () => true },
		importExposedModule(_name, entry) {
			entries.push(entry);
			return answer(entries.length - 1);
		},
	};
	const host = {
		contract: "1.0.0",
		client: null,
		session: createObservable({ status: "signed-out", user: null } as const),
		extension: {
			status: createObservable({ state: "disconnected", version: null, capabilities: [], message: null } as const),
			connect: () => undefined,
			recorder: () => Promise.reject(new Error("no recorder in this test")),
			execution: () => Promise.reject(new Error("no test runs in this test")),
			requestInstall: async () => ({ ok: false, error: { code: "EXTENSION_NOT_INSTALLED", message: "" } }) as const,
			findInstalled: async () => ({ ok: true, value: null }) as const,
			scriptChanges: createObservable(0),
		},
		outline: { request: () => Promise.reject(new Error("no outlines in this test")) },
		assistant: { describe: () => () => undefined, ask: () => undefined, onProposal: () => () => undefined },
		addresses: { hub: "http://localhost", backend: "http://localhost" },
		locale: createObservable("en"),
		requireSignIn: () => undefined,
		onPendingAction: () => () => undefined,
		notify: () => undefined,
		track: ({ action }: { action: string }) => void tracked.push(action),
	};
	const loader = createRemoteLoader({
		host,
		loadRuntime: async () => runtime,
		wait: async (ms) => void pauses.push(ms),
	});
	const status = () => loader.state("mfe_alpha").getSnapshot();
	return { loader, status, entries, pauses, tracked };
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("a remote is loaded and mounted once, however often it is asked for", async () => {
	const { loader, status, entries } = loaderOver(async () => remoteModule());
	loader.load(descriptor);
	loader.load(descriptor);
	expect(status().status).toBe("loading");
	await vi.runAllTimersAsync();
	loader.load(descriptor);
	expect(status().status).toBe("ready");
	expect(entries).toEqual(["/remoteEntry-AAAAAAAA.js"]);
});

test("three pauses, a new address each time, then an error value", async () => {
	const { loader, status, entries, pauses, tracked } = loaderOver(() => Promise.reject(new TypeError("404")));
	loader.load(descriptor);
	await vi.runAllTimersAsync();
	expect(status()).toMatchObject({ status: "failed", error: { code: "UNREACHABLE", details: "404" } });
	expect(pauses).toEqual([200, 400, 800]);
	expect(entries).toEqual([descriptor.entry, ...[1, 2, 3].map((visit) => `${descriptor.entry}?r=${visit}`)]);
	expect(tracked).toEqual(["UNREACHABLE"]);
});

test("a temporary failure is not shown", async () => {
	const { loader, status } = loaderOver((visit) =>
		visit === 0 ? Promise.reject(new Error("once")) : Promise.resolve(remoteModule()),
	);
	loader.load(descriptor);
	await vi.runAllTimersAsync();
	expect(status().status).toBe("ready");
});

test("a time-out is tried once more, after 8 s each", async () => {
	const { loader, status, entries } = loaderOver(() => new Promise(() => undefined));
	loader.load(descriptor);
	await vi.advanceTimersByTimeAsync(15_999);
	expect(status().status).toBe("loading");
	await vi.advanceTimersByTimeAsync(1);
	expect(status()).toMatchObject({ status: "failed", error: { code: "TIMEOUT" } });
	expect(entries).toHaveLength(2);
});

test.each([
	["INVALID_MODULE", null],
	["INVALID_MODULE", { default: { contract: "1.0.0" } }],
	["INVALID_MODULE", { default: { ...remoteModule().default, mount: () => ({ routes: "none" }) } }],
	["INCOMPATIBLE", { default: { ...remoteModule().default, contract: "2.0.0" } }],
	[
		"MOUNT_FAILED",
		{
			default: {
				...remoteModule().default,
				mount: () => {
					throw new Error("no");
				},
			},
		},
	],
])("%s is final", async (code, exposed) => {
	const { loader, status, entries } = loaderOver(async () => exposed);
	loader.load(descriptor);
	await vi.runAllTimersAsync();
	expect(status()).toMatchObject({ status: "failed", error: { code } });
	expect(entries).toHaveLength(1);
});

test("an incompatible remote is never requested", async () => {
	const { loader, status, entries } = loaderOver(async () => remoteModule());
	loader.load({ ...descriptor, contract: "2.0.0" });
	await vi.runAllTimersAsync();
	expect(status()).toMatchObject({ status: "failed", error: { code: "INCOMPATIBLE" } });
	expect(entries).toEqual([]);
});

test("loading again takes a new address and disposes of the old remote when the new one is there", async () => {
	const dispose = vi.fn();
	const { loader, status, entries } = loaderOver(async () => remoteModule(dispose));
	loader.load(descriptor);
	await vi.runAllTimersAsync();
	loader.reload({ ...descriptor, entry: "/remoteEntry-BBBBBBBB.js" });
	expect(dispose).not.toHaveBeenCalled();
	await vi.runAllTimersAsync();
	expect(dispose).toHaveBeenCalledOnce();
	expect(status().status).toBe("ready");
	expect(entries).toEqual(["/remoteEntry-AAAAAAAA.js", "/remoteEntry-BBBBBBBB.js?r=1"]);
});
