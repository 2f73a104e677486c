/** Spec 01 § 2; Performance and Accessibility were without a route there, and there was no tour. `text` names a text of `messages/en.ts`. */
export const footerColumns = [
	{
		heading: "platform",
		links: [
			{ to: "/explore", text: "explore" },
			{ to: "/create", text: "create" },
			{ to: "/categories", text: "categories" },
			{ to: "/latest", text: "latest" },
		],
	},
	{
		heading: "resources",
		links: [
			{ to: "/documentation", text: "documentation" },
			{ to: "/tutorials", text: "tutorials" },
			{ to: "/security", text: "security" },
			{ to: "/faq", text: "faq" },
			{ to: "/?tour", text: "tour" },
			{ to: "/performance", text: "performance" },
			{ to: "/accessibility", text: "accessibility" },
		],
	},
	{
		heading: "company",
		links: [
			{ to: "/about", text: "about" },
			{ to: "/terms", text: "terms" },
			{ to: "/privacy", text: "privacy" },
			{ to: "/contact", text: "contact" },
		],
	},
] as const;
