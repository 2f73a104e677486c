import { succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import { describe, expect, test, vi } from "vitest";
import type { RunningExtensionLink } from "./create-extension-link.ts";
import { createLaterExtensionLink } from "./later-extension-link.ts";

const connected: ExtensionSnapshot = { state: "connected", version: "1.2.3", capabilities: [], message: null };
const connecting: ExtensionSnapshot = { state: "connecting", version: null, capabilities: [], message: null };

/** A page in which an extension is reachable or not, and the link that is loaded for it. */
function page(isReachable: boolean) {
	const status = createObservable<ExtensionSnapshot>(connecting);
	const scriptChanges = createObservable(0);
	const link: RunningExtensionLink = {
		status,
		scriptChanges,
		recorder: vi.fn(async () => Promise.reject(new Error("not part of this test"))),
		execution: vi.fn(async () => Promise.reject(new Error("not part of this test"))),
		outline: { request: vi.fn(async () => ({ ok: false, error: { code: "NOT_SUPPORTED", message: "old" } }) as const) },
		connect: vi.fn(),
		requestInstall: vi.fn(async () => succeed(undefined)),
		findInstalled: vi.fn(async () => succeed(null)),
		dispose: vi.fn(),
	};
	const events = { idle: (): void => undefined, shown: (): void => undefined };
	const load = vi.fn(async () => link);
	const world = { isReachable };
	const later = createLaterExtensionLink({
		isReachable: () => world.isReachable,
		whenIdle: (begin) => {
			events.idle = begin;
		},
		onShown: (listener) => {
			events.shown = listener;
		},
		load,
		log: () => undefined,
	});
	return { later, link, status, scriptChanges, load, world, events };
}

describe("without a way to an extension", () => {
	test("nothing is loaded, and it is said that there is none", () => {
		const { later, load, events } = page(false);
		expect(later.status.getSnapshot()).toMatchObject({ state: "disconnected", message: null });
		events.idle();
		events.shown();
		expect(load).not.toHaveBeenCalled();
		expect(later.status.getSnapshot()).toMatchObject({
			state: "error",
			message: "Extension not detected. Please install and enable the Scriptorium browser extension.",
		});
	});

	test("an install that is asked for before that loads nothing either", async () => {
		const { later, load } = page(false);
		expect(await later.requestInstall("https://hub.example/scripts/a.user.js")).toMatchObject({
			ok: false,
			error: { code: "EXTENSION_NOT_INSTALLED" },
		});
		expect(load).not.toHaveBeenCalled();
	});

	test("one that can be reached when the page is shown again is connected", async () => {
		const { later, status, events, world } = page(false);
		events.idle();
		world.isReachable = true;
		events.shown();
		status.set(connected);
		await vi.waitFor(() => expect(later.status.getSnapshot()).toEqual(connected));
	});
});

describe("with a way to an extension", () => {
	test("the link is loaded once the browser is idle, and its state is followed", async () => {
		const { later, status, scriptChanges, load, events } = page(true);
		expect(load).not.toHaveBeenCalled();
		events.idle();
		expect(later.status.getSnapshot()).toEqual(connecting);
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		status.set(connected);
		await vi.waitFor(() => expect(later.status.getSnapshot()).toEqual(connected));
		scriptChanges.set(2);
		expect(later.scriptChanges.getSnapshot()).toBe(2);
		events.shown();
		expect(load).toHaveBeenCalledOnce();
	});

	test("what is used earlier loads it, and it is not loaded again when the browser is idle", async () => {
		const { later, link, load, events } = page(true);
		expect(await later.requestInstall("http://hub.test/s/1.user.js")).toEqual(succeed(undefined));
		events.idle();
		expect(link.requestInstall).toHaveBeenCalledWith("http://hub.test/s/1.user.js");
		expect(await later.findInstalled("http://hub.test/s/1.user.js")).toEqual(succeed(null));
		const { signal } = new AbortController();
		expect(await later.outline.request(signal, "element")).toMatchObject({ error: { code: "NOT_SUPPORTED" } });
		expect(link.outline.request).toHaveBeenCalledWith(signal, "element");
		await expect(later.recorder()).rejects.toThrow("not part of this test");
		await expect(later.execution()).rejects.toThrow("not part of this test");
		later.connect();
		await vi.waitFor(() => expect(link.connect).toHaveBeenCalledOnce());
		expect(load).toHaveBeenCalledOnce();
	});

	test("connecting begins with the loading, not a second time after it", async () => {
		const { later, link, load } = page(true);
		later.connect();
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		await later.findInstalled("http://hub.test/s/1.user.js");
		expect(link.connect).not.toHaveBeenCalled();
	});

	test("code that cannot be loaded is an error that can be tried again", async () => {
		const { later, load, link } = page(true);
		load
			.mockRejectedValueOnce(new TypeError("Failed to fetch"))
			.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await later.requestInstall("http://hub.test/s/1.user.js")).toEqual({
			ok: false,
			error: { code: "UNKNOWN_ERROR", message: "Failed to connect to extension" },
		});
		expect(later.status.getSnapshot()).toMatchObject({ state: "error", message: "Failed to connect to extension" });
		const { signal } = new AbortController();
		expect(await later.outline.request(signal)).toMatchObject({ ok: false, error: { code: "UNKNOWN_ERROR" } });
		later.connect();
		expect(later.status.getSnapshot()).toEqual(connecting);
		await later.requestInstall("http://hub.test/s/1.user.js");
		expect(link.requestInstall).toHaveBeenCalledOnce();
	});
});
