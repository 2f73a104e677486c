/** Keys of a metadata block that give a script sites, abilities, servers or more code; `@grant none` gives nothing. */
const PERMISSION = /^[ \t]*\/\/[ \t]*@(?:match|include|grant|connect|require|resource)[ \t]+(?!none\s*$)\S/;
const BLOCK_START = /^[ \t]*\/\/[ \t]*==UserScript==/;
const BLOCK_END = /^[ \t]*\/\/[ \t]*==\/UserScript==/;

/** The numbers, from 1, of the lines by which a userscript asks for what it may do; none for a bookmarklet. */
export function permissionLines(code: string): ReadonlySet<number> {
	const lines = code.split(/\r\n?|\n/);
	const start = lines.findIndex((line) => BLOCK_START.test(line));
	const end = lines.findIndex((line, index) => index > start && BLOCK_END.test(line));
	if (start === -1 || end === -1) return new Set();
	const numbers = lines.slice(start, end).flatMap((line, index) => (PERMISSION.test(line) ? [start + index + 1] : []));
	return new Set(numbers);
}
