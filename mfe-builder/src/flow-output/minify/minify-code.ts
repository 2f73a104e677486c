import { minify } from "terser";

const METADATA_BLOCK = /^\s*\/\/ ==UserScript==[\s\S]*?^\/\/ ==\/UserScript==[^\n]*\n/m;

/** Minifies a program; the metadata block of a userscript stays as it is. Names that the page can see are kept. */
export async function minifyCode(code: string): Promise<string> {
	const block = METADATA_BLOCK.exec(code)?.[0] ?? "";
	const { code: minified = "" } = await minify(code.slice(block.length), {
		ecma: 2020,
		format: { comments: false },
	});
	return block + minified;
}
