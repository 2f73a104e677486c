import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { syncUserScripts } from "@scriptorium/shared-protocol/extension-internal/sync-user-scripts";
import type { Registry } from "./registry.ts";

/** Compares all that the browser holds with the library, for pages that show whether scripts may run. */
export function serveSync({ rebuild }: Pick<Registry, "rebuild">): Served<null>[] {
	return [
		serve(syncUserScripts)<null>(async () => {
			try {
				const { allowed, registered, refused } = await rebuild();
				return succeed({ allowed, registered, refused: [...refused] });
			} catch (thrown) {
				return fail("STORAGE_ERROR", "The browser's storage could not be read", messageOf(thrown));
			}
		}),
	];
}
