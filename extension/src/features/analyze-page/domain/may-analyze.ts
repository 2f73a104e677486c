/** Shops for extensions, which no extension may look into. */
const SHOPS = [
	"https://chromewebstore.google.com/",
	"https://chrome.google.com/webstore",
	"https://microsoftedge.microsoft.com/addons",
	"https://addons.mozilla.org/",
];

/** Whether a page can be analysed: an ordinary one, not the browser's, an extension's or a shop's. */
export function mayAnalyze(url: string): boolean {
	const address = URL.canParse(url) ? new URL(url) : null;
	if (address === null || !["http:", "https:"].includes(address.protocol)) return false;
	return !SHOPS.some((shop) => address.href.startsWith(shop));
}
