import { isolationFlags } from "@scriptorium/isolated-browser/isolation-flags";

/** Flags of a canary browser: the isolation, and what lets a script do on the prepared page whatever it wants. */
export function chromiumFlags(): string[] {
	return [
		...isolationFlags(),
		"--ignore-certificate-errors",
		"--disable-blink-features=AutomationControlled",
		// Keeps the page and its frames in one debugging target.
		"--disable-site-isolation-trials",
		"--disable-features=IsolateOrigins,site-per-process,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,Translate,MixedFormsInterstitial,InsecureFormSubmissionInterstitial,BlockInsecurePrivateNetworkRequests",
		"--use-fake-device-for-media-stream",
		"--use-fake-ui-for-media-stream",
		"--autoplay-policy=no-user-gesture-required",
		"--disable-popup-blocking",
		"--allow-running-insecure-content",
	];
}
