import { findInstalled, rangeFor, versionOf } from "./installed-version.ts";
import { sharedSingletons } from "./shared-singletons.ts";

interface RemoteShare {
	readonly singleton: true;
	readonly requiredVersion: string;
	/** The shell always provides it; without its own copy a remote cannot run a second React by accident. */
	readonly import: false;
}

/** The singletons among a remote's dependencies; what it does not depend on, it neither shares nor requires. */
function singletonsOf(appDir: string) {
	return sharedSingletons.flatMap(({ id, packageName }) => {
		const installed = findInstalled(packageName, appDir);
		return installed ? [{ id, packageName, range: rangeFor(versionOf(installed.manifest, packageName)) }] : [];
	});
}

/**
 * The `shared` option of a remote's federation plugin. The prefix stays a prefix: written out as single subpaths, the
 * plugin would load every one of them before the remote starts.
 */
export function remoteShared(appDir: string): Record<string, RemoteShare> {
	const shares = singletonsOf(appDir).map(({ id, range }): [string, RemoteShare] => [
		id,
		{ singleton: true, requiredVersion: range, import: false },
	]);
	return Object.fromEntries(shares);
}

/** `requires` of a remote's descriptor: package to version range. */
export function remoteRequires(appDir: string): Record<string, string> {
	return Object.fromEntries(singletonsOf(appDir).map(({ packageName, range }) => [packageName, range]));
}
