import { systemClock } from "@scriptorium/core-types/clock";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { createServer, type Served, serve, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { checkConnection } from "@scriptorium/shared-protocol/hub-extension/check-connection";
import { installScript } from "@scriptorium/shared-protocol/hub-extension/install-script";
import { ping } from "@scriptorium/shared-protocol/hub-extension/ping";
import { requestOutline, SHARE_OUTLINE } from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createExtensionLink } from "./create-extension-link.ts";

type Behavior = "answers" | "silent" | "refuses" | "throws" | "absent" | "no-pong";

/** A page and an extension whose behavior the test can change at any time. */
function createFixture(initial: Behavior) {
	const fixture = {
		behavior: initial,
		capabilities: ["install-script"],
		connects: 0,
		extensionPorts: [] as ChannelPort[],
		restored: (): void => undefined,
		visible: (): void => undefined,
	};
	const served: Served<null>[] = [
		serve(checkConnection)<null>(() =>
			succeed({ connected: true, version: "1.2.3", capabilities: fixture.capabilities }),
		),
		serve(ping)<null>(({ id }) => (fixture.behavior === "no-pong" ? new Promise(() => undefined) : succeed({ id }))),
		serve(requestOutline)<null>(({ requestId }) => succeed({ requestId, state: "asking" })),
		serve(installScript)<null>(({ url }) =>
			url.startsWith("http://hub.test/")
				? succeed({ url, state: "awaiting-confirmation" })
				: fail("PERMISSION_DENIED", "Not from this hub"),
		),
	];
	const log = () => undefined;
	const link = createExtensionLink({
		clock: systemClock,
		log,
		connect() {
			fixture.connects += 1;
			if (fixture.behavior === "absent") return null;
			if (fixture.behavior === "throws") throw new Error("Extension context invalidated");
			const [page, extension] = createPortPair(BRIDGE_PORT_NAME);
			if (fixture.behavior === "refuses") extension.disconnect();
			else if (fixture.behavior !== "silent") {
				const server = createServer({ served, source: "extension", from: "web", clock: systemClock, log });
				servePort(extension, server, { caller: "hub", sender: null }, log);
			}
			fixture.extensionPorts.push(extension);
			return page;
		},
		onRestored(listener) {
			fixture.restored = listener;
			return () => undefined;
		},
		onVisible(listener) {
			fixture.visible = listener;
			return () => undefined;
		},
	});
	return { fixture, link, state: () => link.status.getSnapshot() };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("extension-link", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	test("connects and tells version and capabilities", async () => {
		const { link, state } = createFixture("answers");
		expect(state().state).toBe("connecting");
		await pass(0);
		expect(state()).toEqual({ state: "connected", version: "1.2.3", capabilities: ["install-script"], message: null });
		link.dispose();
		expect(state().state).toBe("disconnected");
		expect(vi.getTimerCount()).toBe(0);
	});

	test.each([
		["absent", 1, "Extension not detected. Please install and enable the Scriptorium browser extension."],
		["silent", 1, "Connection timeout"],
		["refuses", 2, "Failed to connect to extension"],
		["throws", 2, "Failed to connect to extension"],
	] as const)(
		"%s: says so after %i attempts, and does not try again by itself",
		async (behavior, attempts, message) => {
			const { fixture, state } = createFixture(behavior);
			await pass(60_000);
			expect(state()).toMatchObject({ state: "error", message });
			expect(fixture.connects).toBe(attempts);
		},
	);

	test("a request is repeated once when the worker ends in the middle of it", async () => {
		const { fixture, link, state } = createFixture("refuses");
		await pass(999);
		expect(state().state).toBe("connecting");
		fixture.behavior = "answers";
		await pass(1);
		expect(state().state).toBe("connected");
		link.dispose();

		const other = createFixture("refuses");
		await pass(500);
		other.fixture.behavior = "answers";
		expect(await other.link.requestInstall("http://hub.test/a.user.js")).toEqual({ ok: true, value: undefined });
		expect(other.fixture.connects).toBe(2);
	});

	test("no answer within 5 s is 'Connection timeout'", async () => {
		const { state } = createFixture("silent");
		await pass(4999);
		expect(state().state).toBe("connecting");
		await pass(1);
		expect(state()).toMatchObject({ state: "error", message: "Connection timeout" });
	});

	test("pings every 10 s; a PONG missing for 3 s is a lost link", async () => {
		const { fixture, state } = createFixture("answers");
		await pass(0);
		await pass(10_000);
		expect(state().state).toBe("connected");
		fixture.behavior = "no-pong";
		await pass(10_000 + 2999);
		expect(state().state).toBe("connected");
		await pass(1);
		expect(state().state).toBe("disconnected");
		fixture.behavior = "answers";
		await pass(1000);
		expect(state().state).toBe("connected");
	});

	test("after a loss: five attempts at 1, 2, 4, 8 and 16 s, then an error", async () => {
		const { fixture, state } = createFixture("answers");
		await pass(0);
		fixture.behavior = "refuses";
		fixture.extensionPorts[0]?.disconnect();
		for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000].entries()) {
			await pass(delay - 1);
			expect(fixture.connects).toBe(1 + index);
			await pass(1);
			expect(fixture.connects).toBe(2 + index);
		}
		expect(state()).toMatchObject({ state: "error", message: "Failed to connect to extension" });
		await pass(120_000);
		expect(fixture.connects).toBe(6);
	});

	test("a success resets the attempt counter", async () => {
		const { fixture, state } = createFixture("answers");
		await pass(0);
		for (let round = 0; round < 8; round += 1) {
			fixture.extensionPorts.at(-1)?.disconnect();
			await pass(1000);
			expect(state().state).toBe("connected");
		}
	});

	test("a page restored from the back-forward cache opens a new port", async () => {
		const { fixture, state } = createFixture("answers");
		await pass(0);
		fixture.restored();
		await pass(0);
		expect(fixture.connects).toBe(2);
		expect(state().state).toBe("connected");
	});

	test("becoming visible checks an open connection and reopens a closed one", async () => {
		const { fixture, state } = createFixture("answers");
		await pass(0);
		fixture.behavior = "no-pong";
		fixture.visible();
		await pass(3000);
		expect(state().state).toBe("disconnected");
		fixture.behavior = "answers";
		fixture.visible();
		await pass(0);
		expect(state().state).toBe("connected");
	});

	test("install: opens, is refused, or finds no extension", async () => {
		const { link } = createFixture("answers");
		await expect(link.requestInstall("http://hub.test/a.user.js")).resolves.toEqual({ ok: true, value: undefined });
		await expect(link.requestInstall("http://evil.test/a.user.js")).resolves.toMatchObject({
			ok: false,
			error: { code: "PERMISSION_DENIED" },
		});
		const without = createFixture("absent");
		await expect(without.link.requestInstall("http://hub.test/a.user.js")).resolves.toMatchObject({
			ok: false,
			error: {
				code: "EXTENSION_NOT_INSTALLED",
				message: "Extension not detected. Please install and enable the Scriptorium browser extension.",
			},
		});
	});

	test("outline: without an extension, with an old one, and with one that cannot be reached any more", async () => {
		const { signal } = new AbortController();
		const without = createFixture("absent");
		await pass(0);
		expect(await without.link.outline.request(signal)).toMatchObject({ error: { code: "EXTENSION_NOT_INSTALLED" } });
		const old = createFixture("answers");
		await pass(0);
		expect(await old.link.outline.request(signal)).toMatchObject({ error: { code: "NOT_SUPPORTED" } });
		const { fixture, link, state } = createFixture("answers");
		fixture.capabilities = [SHARE_OUTLINE];
		await pass(0);
		const answer = link.outline.request(signal);
		const settled = vi.fn();
		void answer.then(settled);
		await pass(0);
		fixture.behavior = "refuses";
		fixture.extensionPorts.at(-1)?.disconnect();
		await pass(30_000);
		expect([state().state, settled.mock.calls]).toEqual(["disconnected", []]);
		await pass(1000);
		expect(state().state).toBe("error");
		expect(await answer).toMatchObject({ error: { code: "EXTENSION_NOT_INSTALLED" } });
	});

	test("connect() tries again at once after an error", async () => {
		const { fixture, link, state } = createFixture("absent");
		await pass(0);
		fixture.behavior = "answers";
		link.connect();
		await pass(0);
		expect(state().state).toBe("connected");
	});
});
