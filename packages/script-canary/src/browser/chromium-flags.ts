/** A port on which nothing listens: requests that bypass a run's own proxy fail. */
const CLOSED_PORT = "http://127.0.0.1:9";

/** Flags that allow the browser no network access except through the proxy of a run. */
export function chromiumFlags(): string[] {
	return [
		`--proxy-server=${CLOSED_PORT}`,
		"--proxy-bypass-list=<-loopback>",
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		"--ignore-certificate-errors",
		"--disable-quic",
		// Covers windows that run code before the harness has replaced their WebRTC API.
		"--webrtc-ip-handling-policy=disable_non_proxied_udp",
		"--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-domain-reliability",
		"--disable-sync",
		"--disable-breakpad",
		"--no-first-run",
		"--disable-blink-features=AutomationControlled",
		// Keeps the page and its frames in one debugging target.
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
		// Chromium's sandbox does not work for root.
		...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	];
}
