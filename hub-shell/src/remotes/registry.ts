import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { type RemoteRegistry, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";

export type RegistryErrorCode = "BAD_REGISTRY" | "REGISTRY_UNREACHABLE";

/** The registry from the page's settings or from `/remotes.json`. */
export function parseRegistry(value: unknown): Result<RemoteRegistry, RegistryErrorCode> {
	const parsed = remoteRegistry.safeParse(value);
	if (parsed.success) return succeed(parsed.data);
	return fail("BAD_REGISTRY", "The list of remotes cannot be read", parsed.error.issues[0]?.path.join("."));
}

/** Asks the server again: after a failure the page's own copy may be out of date. */
export async function fetchRegistry(signal: AbortSignal): Promise<Result<RemoteRegistry, RegistryErrorCode>> {
	try {
		const response = await fetch("/remotes.json", { signal, cache: "no-cache" });
		if (!response.ok) return fail("REGISTRY_UNREACHABLE", `The list of remotes answered ${response.status}`);
		return parseRegistry(await response.json());
	} catch (error) {
		return fail("REGISTRY_UNREACHABLE", "The list of remotes cannot be loaded", messageOf(error));
	}
}
