import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { OPEN_TEST_TAB } from "@scriptorium/shared-protocol/hub-extension/test-run";
import type { TestRunFailureCode } from "@scriptorium/shared-protocol/test-run-result";
import { expect, vi } from "vitest";
import { createTestRunLink } from "../../../hub-shell/src/extension-link/create-test-run-link.ts";
import { type Bridge, HUB, HUB_TAB, openBridge } from "./bridge.ts";

export const SHOP = "https://shop.test";
/** Some of its sites can be none of a run. */
export const request = {
	name: "Order tea",
	code: "await step();",
	sites: [SHOP, "https://pay.test/x", HUB, "chrome://x", "?"],
};
export const log = () => undefined;

/** The shell's link and the extension's handlers; only the browser's tabs are replaced. */
export function open(options: Parameters<typeof openBridge>[0] = {}) {
	const extension = openBridge(options);
	let ids = 0;
	const newHub = (capabilities = ["execute-script", OPEN_TEST_TAB]) =>
		createTestRunLink({ newId: () => `id-${ids++}-long`, now: Date.now, capabilities: () => capabilities, log });
	const join = (link: ReturnType<typeof newHub>, tabId: number | null = HUB_TAB) => {
		const [page, far] = createPortPair(BRIDGE_PORT_NAME);
		extension.bridge.accept({ port: far, origin: HUB, tabId });
		link.connected(createClient(page, { source: "web", clock: systemClock, log }));
		return () => {
			link.lost();
			page.disconnect();
		};
	};
	const link = newHub();
	const cut = join(link);
	return { ...extension, link, cut, join, newHub, snapshot: () => link.execution.getSnapshot() };
}

/** Starts a run that asks for a tab; returns its id. */
export async function ask({ link, pages }: ReturnType<typeof open>): Promise<string> {
	expect(await link.start(request)).toEqual({ ok: true, value: undefined });
	return pages.asked.at(-1) ?? "";
}

/** The person's choice of the shop's tab. */
export const choose = ({ testRuns }: Bridge, runId: string, sites: string[] = [], remember = false) =>
	testRuns.run(runId, { tabId: 1, origin: SHOP, sites }, remember);

export async function start(all: ReturnType<typeof open>, sites: string[] = []): Promise<string> {
	const runId = await ask(all);
	expect(await choose(all, runId, sites)).toEqual({ ok: true, value: undefined });
	await vi.waitFor(() => expect(all.snapshot().state).toBe("running"));
	return runId;
}

export const endsWith = (all: ReturnType<typeof open>, code: TestRunFailureCode) =>
	vi.waitFor(() => {
		const { state, result } = all.snapshot();
		expect([state, result?.success, result?.errors[0]?.code]).toEqual(["ended", false, code]);
	});
