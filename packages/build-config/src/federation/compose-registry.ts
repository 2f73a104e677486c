import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import { type RemoteRegistry, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import * as z from "zod";

/** A remote's build and where it is deployed. */
export interface Deployment {
	/** Folder with `remote.json`. */
	readonly distDir: string;
	/** Path or origin with path, with a slash at the end: `/remotes/catalogue/`, `https://catalogue.example/`. */
	readonly base: string;
}

const relative = z.string().regex(/^(?![a-z]+:|\/)[^\s"'<>\\]+$/);
const files = z.object({ preload: z.array(relative), css: z.array(relative) });
const parts = z.optional(z.array(z.string()));
const screenFiles = z.object({ ...files.shape, shares: parts, styles: parts });
const builtRemote = z.looseObject({
	...files.shape,
	entry: relative,
	screens: z.optional(z.record(z.string(), screenFiles)),
	server: z.optional(z.object({ module: relative, integrity: z.string() })),
});

/**
 * Combines the descriptors of built remotes into the body of `/remotes.json`.
 * @param deployments the builds and the addresses at which they are deployed
 * @returns the registry, with absolute addresses or paths
 * @throws if a build's `remote.json` is missing or invalid
 */
export function composeRegistry(deployments: readonly Deployment[]): RemoteRegistry {
	const remotes = deployments.map(({ distDir, base }) => {
		const built = builtRemote.parse(JSON.parse(readFileSync(join(distDir, "remote.json"), "utf8")));
		const deployed = ({ preload, css }: z.infer<typeof files>) => ({
			preload: preload.map((file) => base + file),
			css: css.map((file) => base + file),
		});
		const screens: Record<string, z.infer<typeof screenFiles>> = {};
		for (const [path, screen] of Object.entries(built.screens ?? {}))
			screens[path] = {
				...deployed(screen),
				...(screen.shares && { shares: screen.shares }),
				...(screen.styles && { styles: screen.styles }),
			};
		const server = built.server && { ...built.server, module: base + built.server.module };
		return { ...built, ...deployed(built), entry: base + built.entry, screens, ...(server && { server }) };
	});
	return remoteRegistry.parse({ contract: HOST_CONTRACT_VERSION, remotes });
}
