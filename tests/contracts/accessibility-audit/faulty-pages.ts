/** A page with known faults. */
export interface FaultyPage {
	readonly name: string;
	/** Rules of axe-core that it breaks, among others. */
	readonly breaks: readonly string[];
	/** Rules that axe-core leaves to a person. */
	readonly leavesOpen?: readonly string[];
	readonly html: string;
	readonly css?: string;
}

interface Parts {
	readonly body: string;
	readonly lang?: string;
	readonly head?: string;
	/** The body is the whole body, without `main` and heading. */
	readonly isWhole?: boolean;
}

const document = ({ body, lang = ' lang="en"', head = "<title>A page</title>", isWhole = false }: Parts) =>
	`<!doctype html><html${lang}><head><meta charset="utf-8">${head}<link rel="stylesheet" href="/page.css"></head><body>${
		isWhole ? body : `<main><h1>A page</h1>${body}</main>`
	}</body></html>`;

const page = (rule: string, body: string, css = ""): FaultyPage => ({
	name: rule,
	breaks: [rule],
	html: document({ body }),
	css,
});

const FORM = '<form><input type="text"><select><option>One</option></select><textarea></textarea></form>';

/** Each page breaks the rules that it names; several break further ones, which axe-core finds as well. */
export const faultyPages: readonly FaultyPage[] = [
	page("image-alt", '<img src="/dot.svg"><img src="/dot.svg"><img src="/dot.svg" alt="A dot">'),
	page("label", '<input type="text">'),
	page("select-name", "<select><option>One</option></select>"),
	page("button-name", "<button></button>"),
	page("link-name", '<a href="/elsewhere"></a>'),
	page("color-contrast", '<p class="faint">Faint</p><p class="faint">Faint, too</p>', ".faint { color: #bbb }"),
	page("list", "<ul><div>No item</div></ul>"),
	page("listitem", "<div><li>No list</li></div>"),
	page("definition-list", "<dl><p>No term</p></dl>"),
	page("dlitem", "<div><dt>No list</dt></div>"),
	page("aria-allowed-attr", '<div role="button" tabindex="0" aria-selected="true">Press</div>'),
	page("aria-required-attr", '<div role="checkbox" tabindex="0">Agree</div>'),
	page("aria-valid-attr", '<p aria-labeledby="x">Text</p>'),
	page("aria-valid-attr-value", '<button aria-expanded="maybe">More</button>'),
	page("aria-roles", '<div role="botton">Press</div>'),
	page("aria-hidden-focus", '<div aria-hidden="true"><button>Press</button></div>'),
	page(
		"aria-required-children",
		'<div role="list"><div role="checkbox" aria-checked="true" tabindex="0">A</div></div>',
	),
	page("aria-required-parent", '<div role="option" tabindex="0">A</div>'),
	page("aria-command-name", '<div role="button" tabindex="0"></div>'),
	page("heading-order", "<h4>Too deep</h4>"),
	page("empty-heading", "<h2></h2>"),
	page("tabindex", '<button tabindex="3">Press</button>'),
	page("nested-interactive", '<div role="button" tabindex="0">Press <a href="/x">here</a></div>'),
	page(
		"scrollable-region-focusable",
		`<div class="box">${"<p>A line</p>".repeat(40)}</div>`,
		".box { height: 60px; overflow: auto }",
	),
	page("td-headers-attr", '<table><tr><th id="a">A</th></tr><tr><td headers="b">1</td></tr></table>'),
	page("valid-lang", '<p lang="xyzzy">Text</p>'),
	page(
		"link-in-text-block",
		'<p>Read all of <a href="/x">this text</a> before you go on with the next one.</p>',
		"a { color: #333; text-decoration: none } p { color: #000 }",
	),
	page(
		"area-alt",
		'<img src="/dot.svg" alt="Map" usemap="#m"><map name="m"><area href="/x" shape="rect" coords="0,0,9,9"></map>',
	),
	page("input-image-alt", '<form><input type="image" src="/dot.svg"></form>'),
	page("svg-img-alt", '<svg role="img" width="9" height="9"><circle r="4"></circle></svg>'),
	page("role-img-alt", '<div role="img" class="box"></div>', ".box { width: 9px; height: 9px }"),
	page("autocomplete-valid", '<label>Name <input autocomplete="my-name"></label>'),
	{
		name: "an id used twice",
		breaks: [],
		leavesOpen: ["duplicate-id-aria"],
		html: document({ body: '<p id="a">A</p><p id="a">B</p><button aria-labelledby="a">C</button>' }),
	},
	page("summary-name", "<details><summary></summary><p>Text</p></details>"),
	{ name: "no language", breaks: ["html-has-lang"], html: document({ lang: "", body: "<p>Text</p>" }) },
	{
		name: "unknown language",
		breaks: ["html-lang-valid"],
		html: document({ lang: ' lang="xyzzy"', body: "<p>Text</p>" }),
	},
	{ name: "no title", breaks: ["document-title"], html: document({ head: "", body: "<p>Text</p>" }) },
	{
		name: "no zoom",
		breaks: ["meta-viewport"],
		html: document({
			head: '<title>A page</title><meta name="viewport" content="width=device-width, user-scalable=no">',
			body: "<p>Text</p>",
		}),
	},
	{
		name: "no landmarks",
		breaks: ["landmark-one-main", "page-has-heading-one", "region"],
		html: document({ isWhole: true, body: "<p>Text</p><h2>Part</h2>" }),
	},
	{
		name: "two mains",
		breaks: ["landmark-no-duplicate-main"],
		html: document({ isWhole: true, body: "<main><h1>A</h1></main><main><h2>B</h2></main>" }),
	},
	{
		name: "fault in a shadow root",
		breaks: ["image-alt"],
		html: document({ body: '<div><template shadowrootmode="open"><img src="/dot.svg"></template></div>' }),
	},
	{
		name: "many faults",
		breaks: ["label", "select-name", "image-alt", "button-name", "color-contrast", "list"],
		html: document({
			body: `${FORM}<img src="/dot.svg"><button></button><p class="faint">Faint</p><ul><p>No item</p></ul>`,
		}),
		css: ".faint { color: #ccc }",
	},
];

/** A page without faults, so that a score of 100 is possible. */
export const faultlessPage: FaultyPage = { name: "no faults", breaks: [], html: document({ body: "<p>Text</p>" }) };

/** A row of two tabs. */
export const tabsPage: FaultyPage = {
	name: "tabs",
	breaks: [],
	html: document({
		body: `
			<div role="tablist" aria-label="Parts">
				<button id="open" role="tab" aria-selected="true">Open</button>
				<button id="closed" role="tab" aria-selected="false" tabindex="-1">Closed</button>
			</div>`,
	}),
};

/** A page whose touch targets and text sizes are known: its style sheet sets them. */
export const measuredPage: FaultyPage = {
	name: "measured",
	breaks: [],
	html: document({
		body: `
			<button id="large">Large</button>
			<button id="narrow">Narrow</button>
			<button id="overlaid">Small, but more of the page reacts</button>
			<button id="off" disabled>Off</button>
			<button id="hidden">Hidden</button>
			<p>A sentence with <a id="inline" href="/x">a link</a> in it.</p>
			<p><a id="alone" href="/x">A link alone</a></p>
			<label id="agree"><input id="box" type="checkbox"> I agree</label>
			<p id="small">Small text <b>of the same size</b></p>
			<p id="limit">Text at the limit</p>
			<div data-accessibility-audit="panel"><button>x</button><small>The audit itself</small></div>`,
	}),
	css: `
		body { margin: 0; font: 16px/1.5 sans-serif }
		button { padding: 0; border: 0; font-size: 16px }
		#large { width: 44px; height: 44px }
		#narrow { width: 43px; height: 80px }
		#overlaid { position: relative; width: 30px; height: 30px; overflow: visible }
		#overlaid::after { content: ""; position: absolute; inset: -8px }
		#off, #hidden { width: 9px; height: 9px }
		#hidden { visibility: hidden }
		#alone { display: block; height: 24px }
		#agree { display: block; height: 48px; width: 200px }
		#small { font-size: 13px }
		#limit { font-size: 14px }`,
};
