import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./tracked-files.ts";

interface PlannedRoutes {
	readonly plannedRoutes: readonly { readonly path: string }[];
}

/** What still shows the planned screen. A route may be taken off this list, never put on it. */
const PLANNED: Record<string, readonly string[]> = {
	"hub-shell/src/app/planned-routes.ts": ["/performance", "/accessibility"],
};

describe("planned screens", () => {
	for (const [file, allowed] of Object.entries(PLANNED)) {
		it(`of ${file.split("/")[0]} are exactly those known`, async () => {
			if (!existsSync(join(root, file))) throw new Error(`${file} is gone: take its line off the list`);
			const { plannedRoutes } = (await import(join(root, file))) as PlannedRoutes;
			expect(plannedRoutes.map(({ path }) => path)).toEqual(allowed);
		});
	}
});
