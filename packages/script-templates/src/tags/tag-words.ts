/** Words of one category: each tag with the words by which titles and descriptions speak of it. */
export interface CategoryWords {
	/** A canonical category of the hub. */
	readonly category: string;
	readonly tags: Readonly<Record<string, string>>;
}

/** In the order in which categories win when they have equally many votes: the narrow ones first. */
export const categoryWords: readonly CategoryWords[] = [
	{
		category: "accessibility",
		tags: {
			accessibility: "accessibility accessible a11y disabled wcag aria screenreader",
			contrast: "contrast colorblind dyslexia",
			reading: "readable readability legible speech aloud narrate",
			"text-size": "larger bigger enlarge zoom magnify spacing",
			focus: "focus outline keyboard",
		},
	},
	{
		category: "media",
		tags: {
			video: "video videos youtube vimeo twitch player playback movie film netflix subtitles captions",
			audio: "audio music sound song volume podcast mute spotify",
			image: "photo gallery picture",
			streaming: "stream livestream speed fullscreen",
		},
	},
	{
		category: "download",
		tags: {
			download: "download downloads downloader save",
			files: "file files zip archive attachment",
		},
	},
	{
		category: "shopping",
		tags: {
			shopping: "shop shopping store buy purchase cart checkout basket amazon ebay etsy aliexpress",
			price: "price prices cheap cheaper discount deal deals coupon coupons currency cost",
		},
	},
	{
		category: "social",
		tags: {
			social: "social twitter facebook instagram reddit linkedin tiktok mastodon bluesky discord",
			posts: "post posts feed timeline tweet tweets comment comments followers likes",
		},
	},
	{
		category: "security",
		tags: {
			security: "security secure phishing malware password passwords",
			privacy: "privacy private tracking tracker trackers utm anonymous referrer fingerprint consent",
		},
	},
	{
		category: "development",
		tags: {
			development: "developer development debug debugger debugging console devtools github gitlab api",
			code: "code source html css javascript selector dom json xpath regex syntax",
			performance: "performance render profiler lighthouse",
		},
	},
	{
		category: "data",
		tags: {
			data: "data dataset extract extraction scrape scraper collect statistics",
			table: "table tables csv spreadsheet excel column columns row rows",
			export: "export markdown emails phones",
		},
	},
	{
		category: "automation",
		tags: {
			automation: "automate automated automation automatic automatically bot repeat macro",
			forms: "form forms fill autofill submit",
			clicking: "click clicker clicks clicking",
		},
	},
	{
		category: "education",
		tags: {
			education: "education learn learning lesson course school university homework quiz study",
			language: "translate translation dictionary vocabulary grammar wikipedia",
		},
	},
	{
		category: "design",
		tags: {
			design: "design designer layout mockup wireframe pixel ruler grid",
			color: "color colors palette picker eyedropper hex",
			fonts: "font fonts typography typeface",
		},
	},
	{
		category: "search",
		tags: {
			search: "search searches searching find lookup query google bing duckduckgo results",
		},
	},
	{
		category: "customization",
		tags: {
			"dark-mode": "dark night darker theme themes",
			style: "style styles restyle wallpaper background hide remove sidebar banner declutter ads advertisement",
			customization: "customize custom personalize appearance",
		},
	},
	{
		category: "productivity",
		tags: {
			productivity: "productivity productive workflow faster shortcut shortcuts hotkey",
			notes: "note notes todo task tasks reminder bookmark bookmarks",
			clipboard: "copy clipboard paste",
			tabs: "tab tabs window windows",
			time: "timer clock calendar schedule meeting",
		},
	},
	{
		category: "web",
		tags: {
			links: "link links url urls anchor redirect href",
			navigation: "navigate navigation scroll pagination infinite",
			page: "reload refresh iframe popup popups cookie",
		},
	},
	{
		category: "utility",
		tags: {
			utility: "utility tool calculator converter convert counter count generator qr",
			print: "print pdf printer",
		},
	},
];

/** A name in the code, or a capability, that says what a script is for. */
export interface CodeSign {
	readonly category: string;
	readonly tag: string;
}
const sign = (category: string, tag: string): CodeSign => ({ category, tag });

/** Identifiers of the code and names of capabilities. Only such as are seldom used for anything else. */
export const codeSigns: ReadonlyMap<string, CodeSign> = new Map([
	["speechSynthesis", sign("accessibility", "reading")],
	["SpeechSynthesisUtterance", sign("accessibility", "reading")],
	["requestPictureInPicture", sign("media", "video")],
	["playbackRate", sign("media", "video")],
	["AudioContext", sign("media", "audio")],
	["MediaRecorder", sign("media", "video")],
	["GM_download", sign("download", "download")],
	["createObjectURL", sign("download", "download")],
	["GM_setClipboard", sign("productivity", "clipboard")],
	["writeText", sign("productivity", "clipboard")],
	["GM_notification", sign("productivity", "notifications")],
	["GM_registerMenuCommand", sign("productivity", "menu")],
	["GM_openInTab", sign("productivity", "tabs")],
	["GM_addStyle", sign("customization", "style")],
	["EyeDropper", sign("design", "color")],
	["designMode", sign("utility", "editing")],
	["print", sign("utility", "print")],
	["URLSearchParams", sign("web", "links")],
	["XPathResult", sign("development", "code")],
	["getComputedStyle", sign("design", "style")],
	["dispatchEvent", sign("automation", "forms")],
	["requestSubmit", sign("automation", "forms")],
	["scrollIntoView", sign("web", "navigation")],
	["document.cookie", sign("security", "cookies")],
	["keydown", sign("productivity", "keyboard")],
]);
