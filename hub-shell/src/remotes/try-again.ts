import { fail, messageOf, type Result } from "@scriptorium/core-types/errors";
import type { RemoteDescriptor, RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import type { RegistryErrorCode } from "./registry.ts";
import type { RemoteMemory } from "./remote-memory.ts";

const REGISTRY_TIME_LIMIT_MS = 8000;

/**
 * Asks for the registry again and loads the remote from wherever it is now. The second time for the same remote the page is
 * loaded anew: a broken chunk stays broken for as long as a page lives.
 */
export async function tryAgain(
	{ loader, registry, retried }: RemoteMemory,
	failed: RemoteDescriptor,
	reloadPage: () => void,
): Promise<void> {
	if (retried.has(failed.name)) return reloadPage();
	retried.add(failed.name);
	const fresh = await readRegistry(AbortSignal.timeout(REGISTRY_TIME_LIMIT_MS));
	if (fresh.ok) registry.set(fresh.value);
	else console.warn(`[remotes] ${fresh.error.code}: ${fresh.error.message}`);
	loader.reload(registry.getSnapshot().remotes.find(({ name }) => name === failed.name) ?? failed);
}

/** The schemas of the registry are loaded only here: what came with the page was parsed by the server. */
async function readRegistry(signal: AbortSignal): Promise<Result<RemoteRegistry, RegistryErrorCode>> {
	try {
		const { fetchRegistry } = await import("./registry.ts");
		return await fetchRegistry(signal);
	} catch (error) {
		return fail("REGISTRY_UNREACHABLE", `The list of remotes cannot be read: ${messageOf(error)}`);
	}
}
