import type { RemoteDescriptor, RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { matchRoutes } from "react-router-dom";

export interface RemoteMatch {
	readonly descriptor: RemoteDescriptor;
	readonly pattern: string;
	readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The remote that answers a path. All patterns of all remotes are ranked together as react-router ranks them, so `/explore`
 * wins over `/:username` whoever owns which.
 */
export function matchRemote(registry: RemoteRegistry, pathname: string): RemoteMatch | null {
	const routes = registry.remotes.flatMap((descriptor) =>
		descriptor.routes.map((path) => ({ path, handle: descriptor })),
	);
	const best = matchRoutes(routes, pathname)?.at(-1);
	return best ? { descriptor: best.route.handle, pattern: best.route.path, params: best.params } : null;
}
