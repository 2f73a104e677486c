const METHODS_OF_LISTS =
	/^(?:map|forEach|filter|length|find|some|every|reduce|join|slice|splice|push|entries|flatMap|at)$/;
const METHODS_OF_TEXTS =
	/^(?:trim|split|replace|replaceAll|toLowerCase|toUpperCase|startsWith|endsWith|includes|match|charAt|substring|indexOf)$/;
const WORDS = /^(?:prototype|constructor|__proto__|then|catch|finally|toJSON|length)$/;

/** Finds the names of properties that a script reads or may read. */
export function namesIn(script: string): readonly string[] {
	const names = new Set<string>();
	for (const [, name = ""] of script.matchAll(/(?:\?\.|\.)\s*([A-Za-z_$][\w$]{0,40})/g)) names.add(name);
	for (const [, list = ""] of script.matchAll(/\{([^{}()=;]{1,300})\}/g))
		for (const [name = ""] of list.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name);
	for (const [, name = ""] of script.matchAll(/\[\s*["'`]([\w-]{1,40})["'`]\s*[\],]/g)) names.add(name);
	for (const [, name = ""] of script.matchAll(/([A-Za-z_$][\w$]{0,40})\s*[:=]\s*[{[]/g)) names.add(name);
	return [...names].filter((name) => !WORDS.test(name)).slice(0, 250);
}

const MANY = /^(?!.*(?:ss|status|js|css|args)$)[a-z]\w{2,}(?:s|List|Queue)$/;

/** Names of selectors and numbers: code in their place would stop the script before it runs any. */
const SELECTOR = /^(?:select(?:or)?s?|query|css|target|where)$/;
const NUMBER =
	/^(?:rev|revision|v|version|count|expires|ttl|time|ts|at|delay|every|interval|wait|timeout|size|width|height)$/;

/**
 * Builds JSON in which every property that the script reads holds the code, so that the script runs it whichever part it uses.
 * @param visit number of the visit from 0; numbers grow with it, and on visit 1 names in the plural hold a text, not a list
 */
export function jsonAnswer(script: string, code: string, visit = 0): string {
	const usable = namesIn(script);
	const plain = (name: string) => (SELECTOR.test(name) ? "main *" : NUMBER.test(name) ? 7 + visit : code);
	const flat = Object.fromEntries(usable.map((name) => [name, plain(name)]));
	const entries = usable.map((name) => [name, shapeOf(name, script, flat, plain(name), visit !== 1)] as const);
	return JSON.stringify(Object.fromEntries(entries));
}

function shapeOf(name: string, script: string, flat: object, plain: unknown, many: boolean): unknown {
	const escaped = name.replace(/\$/g, "\\$");
	const inPattern = new RegExp(`[{,]\\s*${escaped}\\s*:\\s*([{[])`).exec(script)?.[1];
	if (inPattern !== undefined) return inPattern === "{" ? flat : [flat, flat];
	const uses = [...script.matchAll(new RegExp(`\\b${escaped}\\s*(?:\\?\\.|\\.)\\s*([A-Za-z_$][\\w$]*)`, "g"))].map(
		([, use = ""]) => use,
	);
	if (new RegExp(`\\bof\\s+[\\w$.]*\\b${escaped}\\b`).test(script) || uses.some((use) => METHODS_OF_LISTS.test(use)))
		return [flat, flat];
	if (
		uses.some((use) => !METHODS_OF_TEXTS.test(use)) &&
		!/^(?:data|body|text|code|response|result|html|script|source)$/.test(name)
	)
		return flat;
	if (many && MANY.test(name) && uses.length === 0) return [flat, flat];
	return plain;
}
