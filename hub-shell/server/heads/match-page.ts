import type { RemoteDescriptor, RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { matchRoutes } from "react-router-dom";
import { shellPatterns } from "./shell-patterns.ts";

export interface PageMatch {
	readonly pattern: string;
	readonly params: Readonly<Record<string, string | undefined>>;
	/** Null for the shell's own screens. */
	readonly remote: RemoteDescriptor | null;
}

/** Finds the screen of a path among the patterns of the shell and all remotes, ranked as the router in the browser ranks them. */
export function matchPage(registry: RemoteRegistry | null, pathname: string): PageMatch | null {
	const own = shellPatterns.map((path) => ({ path, remote: null }));
	const theirs = (registry?.remotes ?? []).flatMap((remote) => remote.routes.map((path) => ({ path, remote })));
	const best = matchRoutes<{ path: string; remote: RemoteDescriptor | null }>([...own, ...theirs], pathname)?.at(-1);
	return best ? { pattern: best.route.path, params: best.params, remote: best.route.remote } : null;
}
