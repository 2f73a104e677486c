import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { localRemotes } from "@scriptorium/build-config/start/local-remotes";
import * as z from "zod";

/** A remote as a part of one application. */
export interface Area {
	readonly name: string;
	/** Folder of the remote's build, for what its descriptor says beside its files. */
	readonly distDir: string;
	readonly mountPath: string;
	/** The module that it exposes. */
	readonly module: string;
	/** Route pattern to the module of the screen, of those that are fetched with their page. */
	readonly screens: Readonly<Record<string, string>>;
}

const routesModule = z.object({ screenModules: z.optional(z.record(z.string(), z.string())) });

/** The remotes of this workspace with the modules that a page of theirs begins with. */
export async function readAreas(): Promise<readonly Area[]> {
	return Promise.all(
		localRemotes.map(async (remote) => {
			const sources = join(remote.distDir, "..", "src");
			const routes: unknown = await import(pathToFileURL(join(sources, "route-patterns.ts")).href);
			const { screenModules = {} } = routesModule.parse({ ...(routes as object) });
			const screens = Object.entries(screenModules).map(([pattern, file]) => [pattern, join(sources, file)]);
			return { ...remote, module: join(sources, "remote.tsx"), screens: Object.fromEntries(screens) };
		}),
	);
}
