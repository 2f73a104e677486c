/** Names of ASCII characters (HTML Standard, 13.5 "Named character references"); letters and digits have none. */
const NAMED: Readonly<Record<string, string>> = {
	Tab: "\t",
	NewLine: "\n",
	nbsp: "\u00a0",
	excl: "!",
	quot: '"',
	QUOT: '"',
	num: "#",
	dollar: "$",
	percnt: "%",
	amp: "&",
	AMP: "&",
	apos: "'",
	lpar: "(",
	rpar: ")",
	ast: "*",
	midast: "*",
	plus: "+",
	comma: ",",
	period: ".",
	sol: "/",
	colon: ":",
	semi: ";",
	lt: "<",
	LT: "<",
	equals: "=",
	gt: ">",
	GT: ">",
	quest: "?",
	commat: "@",
	lsqb: "[",
	lbrack: "[",
	bsol: "\\",
	rsqb: "]",
	rbrack: "]",
	Hat: "^",
	lowbar: "_",
	UnderBar: "_",
	grave: "`",
	DiacriticalGrave: "`",
	lcub: "{",
	lbrace: "{",
	verbar: "|",
	vert: "|",
	VerticalLine: "|",
	rcub: "}",
	rbrace: "}",
};

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,16}));?/g;
const MAX_CODE_POINT = 0x10_ff_ff;

/** A text as an HTML parser reads it: `&#104;ttps&colon;//` is `https://`. Names it does not know stay as they are. */
export function decodeReferences(text: string): string {
	if (!text.includes("&")) return text;
	return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
		if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
		const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
		return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
	});
}

/** The `textContent` of markup: without tags, decoded. */
export function textOfMarkup(markup: string): string {
	return decodeReferences(markup.replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/<\/?[a-z][^>]*>?/gi, ""));
}
