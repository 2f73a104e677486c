import { read, template } from "./flow-template.ts";

const PAGE = read("address");
const TITLE = read("title");

export const quickSocialShare = template(
	{
		id: "quick-social-share",
		name: "Quick Social Share",
		description: "Asks where to share the page, and opens the form of X, Facebook or LinkedIn with its address.",
		category: "social",
		icon: "share",
	},
	{
		address: ["store", "Address of the page", { variable: "address", value: "" }],
		title: ["store", "Title of the page", { variable: "title", value: "" }],
		choice: ["store", "Chosen network", { variable: "choice", value: "" }],
		ask: [
			"custom",
			"Ask for the network",
			{
				code: [
					"// What a page names as its address and title has no tracking parameters and no count of unread messages.",
					'const said = (css) => document.querySelector(css)?.getAttribute("content")?.trim();',
					'const canonical = document.querySelector("link[rel=canonical]")?.href ?? said("meta[property=\'og:url\']");',
					"const address = new URL(canonical || location.href, location.href);",
					"for (const name of [...address.searchParams.keys()])",
					"\tif (/^(?:utm_|fbclid$|gclid$|mc_|igshid$|ref_src$)/.test(name)) address.searchParams.delete(name);",
					"variables.address = encodeURIComponent(address.href);",
					"variables.title = encodeURIComponent(said(\"meta[property='og:title']\") || document.title.trim());",
					'variables.choice = prompt("Share this page on: 1 X, 2 Facebook, 3 LinkedIn", "1") ?? "";',
				].join("\n"),
			},
		],
		isX: ["condition", "X?", { condition: 'choice === "1"' }],
		x: ["navigate", "Share on X", { url: `https://x.com/intent/post?url=${PAGE}&text=${TITLE}`, newTab: true }, -1],
		isFacebook: ["condition", "Facebook?", { condition: 'choice === "2"' }],
		facebook: [
			"navigate",
			"Share on Facebook",
			{ url: `https://www.facebook.com/sharer/sharer.php?u=${PAGE}`, newTab: true },
			-1,
		],
		isLinkedIn: ["condition", "LinkedIn?", { condition: 'choice === "3"' }],
		linkedIn: [
			"navigate",
			"Share on LinkedIn",
			{ url: `https://www.linkedin.com/sharing/share-offsite/?url=${PAGE}`, newTab: true },
			-1,
		],
		none: ["log", "Note that nothing was shared", { message: "Nothing was shared." }],
	},
	[
		"address title",
		"title choice",
		"choice ask",
		"ask isX",
		"isX x true",
		"isX isFacebook false",
		"isFacebook facebook true",
		"isFacebook isLinkedIn false",
		"isLinkedIn linkedIn true",
		"isLinkedIn none false",
	],
);
