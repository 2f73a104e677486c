/** What a container's entry module exports; the protocol of Module Federation. */
interface Container {
	init(shareScope: object, initScope: unknown[], options: { version: string; shareScopeKeys: string }): unknown;
	get(exposed: string): Promise<() => unknown>;
}

/**
 * The exposed module of a remote whose entry is coming.
 * The federation runtime's own loader does the same for containers of six kinds, manifests and Node; ours are modules.
 */
export async function loadContainer(entry: Promise<unknown>, shareScope: object): Promise<unknown> {
	const container = await entry;
	if (!isContainer(container)) throw new TypeError("The remote's entry is not a container");
	await container.init(shareScope, [], { version: "", shareScopeKeys: "default" });
	const factory = await container.get("./remote");
	return factory();
}

function isContainer(value: unknown): value is Container {
	return (
		typeof value === "object" &&
		value !== null &&
		"init" in value &&
		typeof value.init === "function" &&
		"get" in value &&
		typeof value.get === "function"
	);
}
