/** What a strict site may block; read by those who open the note. */
export const en = {
	start:
		"Some sites limit what scripts in their pages may do (Content-Security-Policy). Where that forbids inline scripts (script-src), some browsers do not start a bookmarklet at all, among them Firefox before version 69.",
	nothingElse: "Nothing else was found in its code that such a policy would block.",
	notKnown: "Its code has not been analyzed, so what else such a policy would block is unknown.",
	mayBlock: (what: string) => `Where it starts, the site may still block ${what}.`,
	blocked: {
		"connect-src": (hosts: string) => `requests to ${hosts} (connect-src)`,
		"script-src": (hosts: string) => `scripts from ${hosts} (script-src)`,
		"worker-src": (hosts: string) => `workers from ${hosts} (worker-src)`,
		"style-src": (hosts: string) => `style sheets from ${hosts} (style-src)`,
		"img-src": (hosts: string) => `images from ${hosts} (img-src)`,
		"media-src": (hosts: string) => `audio and video from ${hosts} (media-src)`,
		"frame-src": (hosts: string) => `frames of ${hosts} (frame-src)`,
		"object-src": (hosts: string) => `embedded objects of ${hosts} (object-src)`,
		"form-action": (hosts: string) => `forms sent to ${hosts} (form-action)`,
		"default-src": (hosts: string) => `what it loads from ${hosts} (default-src)`,
	},
	codeFromText: (apis: string) => `code made from text by ${apis} (script-src)`,
	inlineScripts: "inline script elements (script-src)",
	unknownHost: "a server that could not be determined",
	andMore: (hosts: string, count: number) => `${hosts} and ${count} more`,
	userscript: "Installed as a userscript it starts on such sites too.",
	userscriptOwn:
		"Most script managers then exempt its own requests, and code that it makes from text, from the site's policy.",
	userscriptPage: "The policy still applies to anything that it adds to the page.",
} as const;
