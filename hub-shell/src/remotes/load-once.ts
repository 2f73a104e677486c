import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { MountedRemote, RemoteModule } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { isCompatible } from "@scriptorium/shared-protocol/version";
import { checkCompatibility, type HostOffer } from "./check-compatibility.ts";
import type { RemoteErrorCode } from "./remote-error.ts";

/** How long a remote may take to arrive, in milliseconds. */
const TIME_LIMIT_MS = 8000;

/** What `federation-runtime.ts` gives; an argument, so that the rules can be tested without a network. */
export interface FederationRuntime {
	readonly hostOffer: HostOffer;
	importExposedModule(name: string, entry: string): Promise<unknown>;
}

export interface RemoteSource<Client> {
	readonly host: HostContext<Client>;
	loadRuntime(): Promise<FederationRuntime>;
}

class TimeLimit extends Error {}

/**
 * One try: check, load, check again, mount.
 * @param visit how often this remote was asked for before; a new address per visit, because a browser keeps a module that
 *   failed to parse for as long as the page lives
 */
export async function loadOnce<Client>(
	{ host, loadRuntime }: RemoteSource<Client>,
	remote: RemoteDescriptor,
	visit: number,
): Promise<Result<MountedRemote, RemoteErrorCode>> {
	try {
		const runtime = await within(TIME_LIMIT_MS, loadRuntime(), new TimeLimit());
		const fits = checkCompatibility(remote, runtime.hostOffer);
		if (!fits.ok) return fits;
		const entry = visit === 0 ? remote.entry : `${remote.entry}?r=${visit}`;
		const exposed = await within(TIME_LIMIT_MS, runtime.importExposedModule(remote.name, entry), new TimeLimit());
		return mountExposed(exposed, host, remote.name);
	} catch (error) {
		if (error instanceof TimeLimit) return fail("TIMEOUT", `${remote.name} did not answer within ${TIME_LIMIT_MS} ms`);
		return fail("UNREACHABLE", `${remote.name} cannot be loaded`, messageOf(error));
	}
}

/**
 * Mounts what a remote's container exposes.
 * @returns the mounted remote; INVALID_MODULE, INCOMPATIBLE or MOUNT_FAILED
 */
export function mountExposed<Client>(
	exposed: unknown,
	host: HostContext<Client>,
	name: string,
): Result<MountedRemote, RemoteErrorCode> {
	const module = readRemoteModule<Client>(exposed);
	if (!module) return fail("INVALID_MODULE", `${name} does not expose a remote`);
	if (!isCompatible(module.contract, host.contract)) {
		return fail("INCOMPATIBLE", `${name} was built for contract ${module.contract}`);
	}
	return mount(module, host, name);
}

function mount<Client>(
	module: RemoteModule<Client>,
	host: HostContext<Client>,
	name: string,
): Result<MountedRemote, RemoteErrorCode> {
	try {
		const mounted: unknown = module.mount(host);
		return isMounted(mounted) ? succeed(mounted) : fail("INVALID_MODULE", `${name} gave no routes`);
	} catch (error) {
		return fail("MOUNT_FAILED", `${name} failed to start`, messageOf(error));
	}
}

/** The exposed module's default export, when it looks like a remote. Functions have no schema: their presence is checked. */
function readRemoteModule<Client>(exposed: unknown): RemoteModule<Client> | null {
	const module = isRecord(exposed) ? exposed.default : null;
	return isRemoteModule<Client>(module) ? module : null;
}

/** Whether the answer of `mount` can be rendered. */
function isMounted(value: unknown): value is MountedRemote {
	return (
		isRecord(value) && typeof value.dispose === "function" && Array.isArray(value.routes) && value.routes.every(isRoute)
	);
}

function isRemoteModule<Client>(value: unknown): value is RemoteModule<Client> {
	return isRecord(value) && typeof value.contract === "string" && typeof value.mount === "function";
}

function isRoute(value: unknown): boolean {
	return isRecord(value) && typeof value.path === "string" && Boolean(value.Component);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

/** Rejects with `timedOut` when `work` takes longer than `ms`; its later result is ignored. */
async function within<Value>(ms: number, work: Promise<Value>, timedOut: Error): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(timedOut), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
