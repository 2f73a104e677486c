import { isolationFlags } from "@scriptorium/isolated-browser/isolation-flags";

/**
 * Flags of a browser for test runs: an ordinary browser without extensions, whose every connection goes through the egress proxy.
 * @returns command-line flags of Chromium
 */
export function testFlags(): string[] {
	return [
		...isolationFlags(),
		"--disable-extensions",
		"--disable-default-apps",
		"--no-pings",
		"--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,Translate,AutofillServerCommunication,PrefetchPrivacyChanges,WebBluetooth,WebUSB",
		// A test run is no visitor: what it would show and store about itself is left out.
		"--hide-scrollbars",
	];
}
