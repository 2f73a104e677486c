/** Nothing listens there: what does not go through a run's own proxy goes nowhere. */
const CLOSED_PORT = "http://127.0.0.1:9";

/** Flags that leave the browser no way out but the proxy of a run. */
export function chromiumFlags(): string[] {
	return [
		`--proxy-server=${CLOSED_PORT}`,
		"--proxy-bypass-list=<-loopback>",
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		"--ignore-certificate-errors",
		"--disable-quic",
		// Also for windows that are made too fast for the stand-ins of the harness.
		"--webrtc-ip-handling-policy=disable_non_proxied_udp",
		"--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-domain-reliability",
		"--disable-sync",
		"--disable-breakpad",
		"--no-first-run",
		"--disable-blink-features=AutomationControlled",
		// A made-up page and everything on it is one target.
		"--disable-site-isolation-trials",
		"--disable-features=IsolateOrigins,site-per-process,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,Translate,MixedFormsInterstitial,InsecureFormSubmissionInterstitial,BlockInsecurePrivateNetworkRequests",
		"--use-fake-device-for-media-stream",
		"--use-fake-ui-for-media-stream",
		"--autoplay-policy=no-user-gesture-required",
		"--disable-popup-blocking",
		"--allow-running-insecure-content",
		"--mute-audio",
		"--disable-dev-shm-usage",
		"--disable-gpu",
		"--js-flags=--max-old-space-size=256",
		"--renderer-process-limit=4",
		// Chromium's own sandbox needs an ordinary user; root has none to give away.
		...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	];
}
