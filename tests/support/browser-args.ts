/**
 * Features that Playwright disables. Chromium heeds only the last `--disable-features`, which is ours, so it has to repeat them;
 * `tests/contracts/test-browsers` compares the list with Playwright's.
 */
const OF_PLAYWRIGHT = [
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"TcpPortRandomizationWin",
	"OptimizationHints",
	"NetworkTimeServiceQuerying",
	"AimEnabled",
	"PreconnectToSearch",
	"msForceBrowserSignIn",
	"msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Arguments for each Chromium that a test starts through Playwright. Without them, each browser context renders the two pages of the
 * address bar's popup in a process of its own, which no test opens and which takes half a second of the processor.
 */
export const BROWSER_ARGS: readonly string[] = [
	"--no-sandbox",
	`--disable-features=${[...OF_PLAYWRIGHT, "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"].join(",")}`,
];
