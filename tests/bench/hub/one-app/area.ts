import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type RemoteDescriptor, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { localRemotes } from "@scriptorium/start-hub/local-remotes";
import * as z from "zod";

export interface AreaScreen {
	readonly module: string;
	/** Modules that it imports when somebody uses the page; the server renders them, so that the page begins with their style sheets. */
	readonly laterParts: readonly string[];
}

/** A remote as a part of one application. */
export interface Area {
	/** What the registry says of the federated build; everything but its files is true of the part as well. */
	readonly descriptor: RemoteDescriptor;
	/** The module that it exposes. */
	readonly module: string;
	/** By route pattern, of those that are fetched with their page. */
	readonly screens: Readonly<Record<string, AreaScreen>>;
}

const routesModule = z.object({
	screenModules: z.optional(z.record(z.string(), z.string())),
	laterParts: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** The remotes of a registry with the modules that a page of theirs begins with. */
export async function readAreas(registryFile: string): Promise<readonly Area[]> {
	const { remotes } = remoteRegistry.parse(JSON.parse(await readFile(registryFile, "utf8")));
	return Promise.all(
		remotes.map(async (descriptor) => {
			const local = localRemotes.find(({ name }) => name === descriptor.name);
			if (!local) throw new Error(`${descriptor.name} is not of this workspace.`);
			const sources = join(local.distDir, "..", "src");
			const routes: unknown = await import(pathToFileURL(join(sources, "route-patterns.ts")).href);
			const { screenModules = {}, laterParts = {} } = routesModule.parse({ ...(routes as object) });
			const screens = Object.entries(screenModules).map(([pattern, file]) => {
				const parts = (laterParts[file] ?? []).map((part) => join(sources, part));
				return [pattern, { module: join(sources, file), laterParts: parts }];
			});
			return { descriptor, module: join(sources, "remote.tsx"), screens: Object.fromEntries(screens) };
		}),
	);
}
