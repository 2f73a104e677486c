/** The browser's name and system in a User-Agent; the first that matches, since later browsers also name earlier ones. */
const BROWSERS = [
	["Edge", /Edg(?:e|A|iOS)?\//],
	["Opera", /OPR\//],
	["Samsung Internet", /SamsungBrowser\//],
	["Firefox", /(?:Firefox|FxiOS)\//],
	["Chrome", /(?:Chrome|CriOS|HeadlessChrome)\//],
	["Safari", /Safari\//],
] as const;
const SYSTEMS = [
	["Android", /Android/],
	["iOS", /iPhone|iPad|iPod/],
	["Windows", /Windows/],
	["macOS", /Mac OS X|Macintosh/],
	["ChromeOS", /CrOS/],
	["Linux", /Linux/],
] as const;

/**
 * What a session's browser calls itself.
 * @returns null when nothing in it is known
 */
export function sessionName(userAgent: string | null): { readonly browser: string; readonly system: string } | null {
	if (userAgent === null) return null;
	const browser = BROWSERS.find(([, form]) => form.test(userAgent))?.[0];
	const system = SYSTEMS.find(([, form]) => form.test(userAgent))?.[0];
	return browser && system ? { browser, system } : null;
}
