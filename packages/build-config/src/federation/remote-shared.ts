import { installedVersion, rangeFor } from "./installed-version.ts";
import { sharedSingletons } from "./shared-singletons.ts";

interface RemoteShare {
	readonly singleton: true;
	readonly requiredVersion: string;
	/** The shell always brings it; without a copy of its own a remote cannot run a second React by accident. */
	readonly import: false;
}

/**
 * The `shared` option of a remote's federation plugin. The prefix stays a prefix: written out as single subpaths, the
 * plugin would load every one of them before the remote starts.
 */
export function remoteShared(appDir: string): Record<string, RemoteShare> {
	return Object.fromEntries(
		sharedSingletons.map(({ id, packageName }): [string, RemoteShare] => [
			id,
			{ singleton: true, requiredVersion: rangeFor(installedVersion(packageName, appDir)), import: false },
		]),
	);
}

/** `requires` of a remote's descriptor: package to version range. */
export function remoteRequires(appDir: string): Record<string, string> {
	return Object.fromEntries(
		sharedSingletons.map(({ packageName }) => [packageName, rangeFor(installedVersion(packageName, appDir))]),
	);
}
