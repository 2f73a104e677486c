/** Extension stores, where browsers block extensions. */
const SHOPS = [
	"https://chromewebstore.google.com/",
	"https://chrome.google.com/webstore",
	"https://microsoftedge.microsoft.com/addons",
	"https://addons.mozilla.org/",
];

/** Whether an address is a web page that extensions can access: not the browser's own, an extension's or a store's. */
export function isWebPage(url: string): boolean {
	const address = URL.canParse(url) ? new URL(url) : null;
	if (address === null || !["http:", "https:"].includes(address.protocol)) return false;
	return !SHOPS.some((shop) => address.href.startsWith(shop));
}
