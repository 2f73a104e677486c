/** A port on which nothing listens: requests that bypass a run's own proxy fail. */
const CLOSED_PORT = "http://127.0.0.1:9";

/**
 * Flags with which a browser reaches no network except through the proxy that its context names, and keeps nothing.
 * @returns command-line flags of Chromium
 */
export function isolationFlags(): string[] {
	return [
		`--proxy-server=${CLOSED_PORT}`,
		"--proxy-bypass-list=<-loopback>",
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		"--disable-quic",
		"--webrtc-ip-handling-policy=disable_non_proxied_udp",
		"--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-domain-reliability",
		"--disable-sync",
		"--disable-breakpad",
		"--no-first-run",
		"--mute-audio",
		"--disable-dev-shm-usage",
		"--disable-gpu",
		// The pages of the address bar's popup, which nobody sees here: each browser would render them.
		"--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
		"--js-flags=--max-old-space-size=256",
		"--renderer-process-limit=4",
		// Chromium's sandbox does not work for root.
		...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	];
}
