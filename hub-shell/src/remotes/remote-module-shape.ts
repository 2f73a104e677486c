import type { MountedRemote, RemoteModule } from "@scriptorium/shared-protocol/host-remote/remote-module";

/** The exposed module's default export, when it looks like a remote. Functions have no schema: their presence is checked. */
export function readRemoteModule<Client>(exposed: unknown): RemoteModule<Client> | null {
	const module = isRecord(exposed) ? exposed.default : null;
	return isRemoteModule<Client>(module) ? module : null;
}

/** Whether the answer of `mount` can be rendered. */
export function isMounted(value: unknown): value is MountedRemote {
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
