import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import type { OutlinePurpose } from "@scriptorium/shared-protocol/host-remote/outline-link";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { SHARE_OUTLINE } from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { expect, vi } from "vitest";
import { createOutlineLink } from "../../../hub-shell/src/extension-link/create-outline-link.ts";
import { HUB, HUB_TAB, openBridge } from "./bridge.ts";
import { SHOP } from "./outline-tabs.ts";

export const DENIED = { ok: false, error: { code: "PERMISSION_DENIED" } };
export const UNKNOWN = { ok: false, error: { code: "UNKNOWN_ERROR" } };
export const never = (): AbortSignal => new AbortController().signal;

/** Pages of the hub, each in a tab, over the extension's server. */
export function openScene() {
	const extension = openBridge();
	const { outlineTabs: tabs } = extension;
	let ids = 0;
	const hub = (tabId: number | null = HUB_TAB, capabilities: readonly string[] = [SHARE_OUTLINE]) => {
		const link = createOutlineLink({
			newId: () => `request-${ids++}-long`,
			capabilities: () => capabilities,
			log: () => undefined,
		});
		const join = () => {
			const [page, far] = createPortPair(BRIDGE_PORT_NAME);
			extension.bridge.accept({ port: far, origin: HUB, tabId });
			const client = createClient(page, { source: "web", clock: systemClock, log: () => undefined });
			link.connected(client);
			return {
				client,
				cut() {
					link.lost();
					page.disconnect();
				},
			};
		};
		return { link, join, ...join() };
	};
	const isAsked = (times: number) => vi.waitFor(() => expect(tabs.asked).toHaveLength(times));
	const requestId = () => tabs.asked.at(-1) ?? "";
	return { extension, tabs, hub, isAsked, requestId };
}
export type Scene = ReturnType<typeof openScene>;

/** Asks for an outline, and waits for the page of the extension. */
export async function ask(scene: Scene, purpose?: OutlinePurpose, signal = never()) {
	const page = scene.hub();
	const asked = scene.tabs.asked.length;
	const answer = page.link.request(signal, purpose);
	await scene.isAsked(asked + 1);
	return { ...page, answer };
}

/** The person chooses the shop; returns what she sees. */
export async function choose({ extension, requestId }: Scene) {
	const preview = await extension.outlines.preview({ requestId: requestId(), ...SHOP });
	if (!preview.ok) throw new Error(preview.error.code);
	return preview.value;
}
/** She chooses the shop, and shares what she sees. */
export async function share(scene: Scene, number: number | null = null) {
	const { previewId } = await choose(scene);
	return scene.extension.outlines.share({ requestId: scene.requestId(), previewId, number });
}
