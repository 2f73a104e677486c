import workerAddress from "./analysis-worker.ts?worker&url";
import type { AnalysisWorker } from "./create-live-analyser.ts";

/** As much of the browser's Trusted Types as is needed; TypeScript's own library does not have them. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL(address: string): string },
	): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
/** Allows this one address to run as a script; the hub's Content-Security-Policy names the policy. */
const policy = trustedTypes?.createPolicy("script-worker", {
	createScriptURL(address) {
		if (address !== workerAddress) throw new TypeError("Only the worker of this build is run.");
		return address;
	},
});

/**
 * The worker is a file of this remote's build, beside its other chunks. Where a remote is served from another origin the
 * browser refuses it (workers are same-origin): this throws, and the screen says that there is no rating while typing.
 */
export function spawnAnalysisWorker(): AnalysisWorker {
	const address = policy ? policy.createScriptURL(workerAddress) : workerAddress;
	return new Worker(address, { type: "module", name: "script-analysis" });
}
