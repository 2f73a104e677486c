/** As much of the browser's Trusted Types as is needed; TypeScript's own library does not have them. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL(address: string): string },
	): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * Prepares a worker of this build. The hub's Content-Security-Policy names the policy that lets its address, and no other, run as a
 * script.
 * @param workerAddress what `import address from "./….ts?worker&url"` gives
 * @param name shown in the browser's developer tools
 * @returns a function that starts the worker; it throws where the remote is served from another origin, as workers are same-origin
 */
export function workerOf(workerAddress: string, name: string): () => Worker {
	const policy = trustedTypes?.createPolicy("script-worker", {
		createScriptURL(address) {
			if (address !== workerAddress) throw new TypeError("Only the worker of this build is run.");
			return address;
		},
	});
	return () => new Worker(policy ? policy.createScriptURL(workerAddress) : workerAddress, { type: "module", name });
}
