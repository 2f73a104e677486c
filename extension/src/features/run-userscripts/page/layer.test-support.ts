import { vi } from "vitest";
import type { Bare } from "./built-ins.ts";
import { createLayer } from "./create-layer.ts";

export const SECRET = "secret-1";
const settings = {
	id: "id-1",
	names: ["GM_info", "GM", "GM_getValue", "GM_setValue"],
	isAlone: false,
	windowGrants: [],
	values: { count: "41", odd: '"x"' } as Record<string, string> | null,
	valuesDigest: "digest-1",
	resources: {},
	waitsFor: null,
	pageChannel: null,
	info: { script: { name: "S" } },
	guard: null as object | null,
};
type Api = readonly unknown[];

export function openLayer() {
	const sent: [type: string, payload: unknown][] = [];
	const send = vi.fn((type: string, payload: object) => void sent.push([type, payload]));
	const replies = new Map<string, Bare | Error | (Bare | Error)[]>();
	const call = vi.fn(
		(
			type: string,
			payload: object,
			done: (reply: Bare) => void,
			failed: (problem: unknown, code: string | null) => void,
		) => {
			// Asked by every script that reads values, at its start.
			if (type !== "SCRIPTORIUM_FOLLOW_VALUES") sent.push([type, payload]);
			const all = replies.get(type);
			const reply = Array.isArray(all) ? (all.shift() as Bare | Error | undefined) : all;
			if (reply !== undefined)
				void Promise.resolve().then(() =>
					reply instanceof Error ? failed(reply, reply.name === "Error" ? null : reply.name) : done(reply),
				);
		},
	);
	const layer = createLayer(send, call, () => ({ post: () => true, close: () => undefined }));
	const begin = (changes: Partial<typeof settings> = {}, secret = SECRET) =>
		layer.begin(secret, JSON.stringify({ ...settings, ...changes }));
	const run = (body: (api: Api) => unknown, secret = SECRET) =>
		layer.run(
			secret,
			(...api) =>
				() =>
					body(api),
		);
	return { layer, begin, run, sent, send, replies };
}
export const settle = () => vi.advanceTimersByTimeAsync(0);
