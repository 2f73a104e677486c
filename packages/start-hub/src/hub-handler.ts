import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import * as z from "zod";
import type { HubBackend } from "./backend.ts";
import type { AnswerRequest } from "./hub-port.ts";
import { localRemotes, shellDist } from "./local-remotes.ts";
import { answerHealth } from "./parts-health.ts";

type CreateHubHandler = (config: {
	origin: string;
	distDir: string;
	registryFile: string;
	remotes: Record<string, { mountPath: string; distDir: string }>;
	backend: { url: string; publishableKey: string };
	extension: { id: string; archive: string | null };
	desktopScheme: string | null;
	countingKey: string | null;
	pictureOrigins: readonly string[];
	healthz: () => Promise<Response>;
	fetch: typeof fetch;
}) => AnswerRequest;

const handlerModule = z.object({
	createHubHandler: z.custom<CreateHubHandler>((value) => typeof value === "function"),
});

/**
 * Creates the request handler of the hub's server. The server is loaded by path at run time, because a package may not
 * import a deployed part.
 * @param options what the handler serves
 * @param options.origin public origin of the hub
 * @param options.registryFile absolute path of the JSON file with the body of `/remotes.json`
 * @param options.backend the running backend
 * @param options.extensionArchive absolute path of the zip with the built extension; null when there is none
 * @param options.distDir absolute path of the built shell
 * @returns the handler
 */
export async function composeHub(options: {
	origin: string;
	registryFile: string;
	backend: HubBackend;
	extensionArchive: string | null;
	distDir?: string;
}): Promise<AnswerRequest> {
	const { origin, registryFile, backend, extensionArchive, distDir = shellDist } = options;
	const path = join(rootFolder, "hub-shell", "server", "handler.ts");
	const { createHubHandler } = handlerModule.parse(await import(pathToFileURL(path).href));
	return createHubHandler({
		origin,
		distDir,
		registryFile,
		remotes: Object.fromEntries(localRemotes.map(({ name, mountPath, distDir }) => [name, { mountPath, distDir }])),
		backend: { url: backend.url, publishableKey: backend.publishableKey },
		extension: { id: EXTENSION_ID, archive: extensionArchive },
		desktopScheme: process.env.HUB_DESKTOP_SCHEME ?? null,
		countingKey: backend.countingKey,
		pictureOrigins: backend.pictureOrigins,
		healthz: () => answerHealth(backend.health),
		// The hub's own reads do not leave the process when the backend is in it.
		// Other requests are passed on unchanged. `fetch(new Request(…, { signal }))` would be another request: Node passes an abort on
		// only while the first one is reachable, so a time limit would no longer end a body that does not arrive.
		fetch: async (input, init) => {
			const { origin: asked } = new URL(input instanceof Request ? input.url : input);
			const own = asked === origin ? await backend.fetch(new Request(input, init), null) : null;
			return own ?? fetch(input, init);
		},
	});
}
