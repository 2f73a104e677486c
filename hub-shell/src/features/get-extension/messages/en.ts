export const en = {
	title: "Get the extension",
	lead: "The Scriptorium extension installs userscripts from this hub, runs them on the pages they name, and offers updates. Before each install it shows the security rating, and it asks you.",
	connected: (version: string) => `Connected: version ${version} is ready.`,
	connecting: "Looking for the extension…",
	notConnected: "The extension is not connected in this browser.",
	check: "Check the connection",
	needs:
		"It needs Chrome, Edge, Brave or another Chromium browser, version 138 or newer, on a computer. On a phone, bookmarklets work without it.",
	browse: "Browse userscripts",
	store: {
		heading: "From the store",
		text: "The store keeps it up to date.",
		link: "Open the store",
	},
	file: {
		heading: "From this hub",
		text: "Five steps, about two minutes. The browser does not update an extension that was added this way: come back for a newer version.",
		download: "Download the extension (zip)",
		copyAddress: "Copy this address",
		copied: "Address copied",
		copyFailed: "The address could not be copied. Type it into the address bar.",
		steps: {
			download: {
				title: "Download the zip file",
				text: "Your browser keeps it in its downloads folder.",
			},
			unpack: {
				title: "Unpack it",
				text: "Open the file and extract everything into a folder that you keep: the browser loads the extension from there.",
			},
			developer: {
				title: "Switch on Developer mode",
				text: "Open this address in a new tab. The switch is at the top right.",
			},
			load: {
				title: "Choose Load unpacked",
				text: "The button appears at the top left. Select the folder that contains the file manifest.json.",
			},
			check: {
				title: "Come back here",
				text: "Press the button. This page loads again and finds the extension.",
			},
		},
	},
	none: {
		title: "This hub offers no download",
		detail: "Install scripts with another script manager, or ask the people who run this hub.",
	},
	allow: {
		heading: "One more step: allow user scripts",
		text: "Browsers run userscripts only after you allow it. Open this address, choose Details for Scriptorium, and switch on “Allow User Scripts”.",
	},
	remove: {
		heading: "How to remove it",
		text: "Open the same address and choose Remove. Your installed scripts are deleted with it.",
	},
	other: {
		heading: "With another script manager",
		text: "Violentmonkey, Tampermonkey and others work too, also in Firefox and Safari: open a script's installable file, and they offer to install it.",
	},
} as const;
