import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import { isCompatible } from "@scriptorium/shared-protocol/version";
import type { RemoteErrorCode } from "./remote-error.ts";

export interface HostOffer {
	readonly contract: string;
	/** Shared package to the version the shell has. */
	readonly versions: Readonly<Record<string, string>>;
	/** Whether a version is inside a semver range. */
	satisfies(version: string, range: string): boolean;
}

/**
 * Decides before anything of a remote is loaded. The federation runtime itself only warns about an unsatisfied range and
 * would go on with the wrong copy.
 */
export function checkCompatibility(remote: RemoteDescriptor, host: HostOffer): Result<void, RemoteErrorCode> {
	if (!isCompatible(remote.contract, host.contract)) {
		return fail("INCOMPATIBLE", `${remote.name} needs contract ${remote.contract}, this shell has ${host.contract}`);
	}
	for (const [name, range] of Object.entries(remote.requires)) {
		const version = host.versions[name];
		if (version === undefined || !host.satisfies(version, range)) {
			return fail("INCOMPATIBLE", `${remote.name} needs ${name} ${range}, this shell has ${version ?? "none"}`);
		}
	}
	return succeed(undefined);
}
