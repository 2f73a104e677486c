import { anyFlow } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isShareFragment, packShared, unpackShared } from "./share-link.ts";

it("carries any flow with its settings", () => {
	fc.assert(
		fc.property(anyFlow, fc.string(), (flow, name) => {
			const shared = { flow, settings: { ...DEFAULT_SETTINGS, name } };
			const packed = packShared(shared);
			if (!packed.ok) throw new Error(packed.error.message);
			expect(packed.value).toMatch(/^#flow=[\w+$-]+$/);
			expect(isShareFragment(packed.value)).toBe(true);
			expect(unpackShared(packed.value)).toEqual({ ok: true, value: shared });
		}),
	);
});

it("never throws on a link that somebody made", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: "binary" })), (packed) => {
			expect(typeof unpackShared(`#flow=${packed}`).ok).toBe("boolean");
		}),
	);
});

it("refuses a flow that is too large for a link", () => {
	const notes = Array.from({ length: 60 }, (_, at) => ({
		id: `note-${at}`,
		position: { x: 0, y: 0 },
		size: { width: 100, height: 100 },
		text: Array.from({ length: 200 }, (__, place) => ((place + 7) ** 3 * (at + 11) ** 5).toString(36)).join(""),
	}));
	expect(packShared({ flow: { ...EMPTY_FLOW, notes }, settings: DEFAULT_SETTINGS })).toMatchObject({
		ok: false,
		error: { code: "TOO_LARGE" },
	});
});
