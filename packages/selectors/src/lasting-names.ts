/** Ids with counters of frameworks: React's useId (three spellings), Radix, Ember, Ext JS, MUI, Vue, Headless UI. */
const COUNTED =
	/^:[\da-z]{1,5}:?$|^[:«_]r\w*[:»_]?$|[:«]r\w*[:»]|_r_[\da-z]{1,4}_|^(?:ember|ext-gen|ext-comp|mui|yui|gwt-uid|headlessui|v|el-id)[-_]?[\d-]+/i;
/** Options of select2 have four random characters in their ids (`Utils.generateChars`). */
const SELECT2_OPTION = /^select2-.+-result-[\da-z]{4}-/;
const UUID = /[\da-f]{8}-[\da-f]{4}/i;

/** Whether an id, class or value looks chosen by a person, so that it stays the same between builds and visits: no hash, counter or UUID. */
export function isLasting(name: string): boolean {
	if (name === "" || name.length > 60 || COUNTED.test(name) || SELECT2_OPTION.test(name) || UUID.test(name))
		return false;
	return name.split(/[-_:./\s[\]()]+/).every(isWord);
}

/** One piece between separators: a word, a short number, a word with a short number, words in camel case. */
function isWord(piece: string): boolean {
	if (piece.length < 3) return true;
	if (/\d{4}/.test(piece)) return false;
	const switches = piece.match(/\d(?=[a-z])|[a-z](?=\d)/gi)?.length ?? 0;
	if (switches > 1 && piece.length > 4) return false;
	if (switches === 1 && /^[\da-f]{6,}$/i.test(piece)) return false;
	const letters = piece.replace(/\d+/g, "");
	const words = letters.split(/(?<=[a-z])(?=[A-Z])/);
	// Camel case has words: bdVaJa and kXwPq have none.
	if (words.length > 2 && letters.length / words.length < 3) return false;
	if (words.length > 1 && switches > 0 && letters.length / words.length < 4) return false;
	return letters.length < 5 || /[aeiouy]|[^\p{ASCII}]/iu.test(letters);
}
