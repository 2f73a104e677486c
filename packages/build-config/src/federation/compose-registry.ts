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
const builtRemote = z.looseObject({ entry: relative, preload: z.array(relative), css: z.array(relative) });

/** Body of `/remotes.json` for these deployments. Throws when a build's `remote.json` is missing or not readable. */
export function composeRegistry(deployments: readonly Deployment[]): RemoteRegistry {
	const remotes = deployments.map(({ distDir, base }) => {
		const built = builtRemote.parse(JSON.parse(readFileSync(join(distDir, "remote.json"), "utf8")));
		const deployed = (file: string) => base + file;
		return {
			...built,
			entry: deployed(built.entry),
			preload: built.preload.map(deployed),
			css: built.css.map(deployed),
		};
	});
	return remoteRegistry.parse({ contract: HOST_CONTRACT_VERSION, remotes });
}
