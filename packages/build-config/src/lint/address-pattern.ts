interface PatternNode {
	readonly regex?: { readonly pattern: string } | undefined;
}

interface ImportNode {
	readonly source: { readonly value: string };
}

interface RuleContext {
	readonly filename: string;
	report(finding: { node: PatternNode | ImportNode; message: string }): void;
}

/** A colon and two slashes, in the ways in which patterns write them, with more behind: a host. */
const READS_HOST = /:\)?\??(?:\\?\/\\?\/|\[\\?\/(?:\\\\)?\]\{2,?\}|\[\\\\\\?\/\]\{2,?\})(?!\)*[?*]?\)*\$?$)/;

const MESSAGE =
	"A pattern sees another host than the loader: https://evil.example\\@cdn.example is evil.example's. Read the address with readAddress() of packages/userscript (or new URL), and compare its hostname and path.";

/** Whether a regular expression reads the host of an address. */
export function readsHost(pattern: string): boolean {
	return READS_HOST.test(pattern);
}

/** Refuses regular expressions over raw addresses, and the reader for addresses of pages where authors wrote them. */
export const noAddressPattern = {
	create: (context: RuleContext) => ({
		Literal(node: PatternNode) {
			if (node.regex && readsHost(node.regex.pattern)) context.report({ node, message: MESSAGE });
		},
		// The analyzer reads texts of authors only.
		ImportDeclaration(node: ImportNode) {
			const isOfPages = /\/page-url(?:\.ts)?$/.test(node.source.value);
			if (isOfPages && context.filename.includes("/script-analyzer/")) context.report({ node, message: MESSAGE });
		},
	}),
};
