import { templatesOf } from "../template.ts";

/** Texts, regular expressions, numbers, dates, JSON and coercion. */
export const texts = templatesOf("texts", "language", {
	"slice and substring": (h) =>
		`«"abcdef".${h.pick(["slice", "substring", "substr"])}(${h.int(-4, 4)}, ${h.int(-3, 5)})»;`,
	"replace by a pattern text": (h) => `«"a-b-c".replace("-", "${h.pick(["$&$&", "$`", "$'", "$$", "$1", "+"])}")»;`,
	"replace with groups": (h) =>
		`«"john smith".replace(/(\\w+) (?<last>\\w+)/, "${h.pick(["$2 $1", "$<last>", "$3", "$10", "$02"])}")»;`,
	"replace with a function": (h) =>
		`let n = 0; const got = "a1b2".replace(/\\d/g, (it, at) => { n += at; return it * ${h.int(2, 4)}; });\n«got + n»;`,
	"replace all": (h) => `«"aaa".replaceAll("a", (it, at) => at + ${h.str()})»;`,
	"global pattern keeps its place": (h) =>
		`const it = /a/g; it.test("aa"); ${h.pick(["", 'it.test("aa");', "it.lastIndex = 0;"])}\n«it.test("aa") + "" + it.lastIndex»;`,
	"sticky pattern": (h) => `const it = /b/y; it.lastIndex = ${h.int(0, 2)};\n«it.test("abc")»;`,
	"exec in a loop": (h) =>
		`const it = /[a-c]/g; let n = 0; while (it.exec("abcab") && n < ${h.int(2, 9)}) n++;\n«n + it.lastIndex»;`,
	"match without global": (h) => `const it = "x${h.int()}y2".match(/(\\d)y/);\n«it.index + it[1] + it.length»;`,
	"match all": (h) => `«[..."a1b2".matchAll(/([a-z])(\\d)/g)].map((it) => it[${h.int(0, 2)}] + it.index).join()»;`,
	"split with groups": (h) => `«"a1b2c".split(/(\\d)/, ${h.int(1, 6)}).join("|")»;`,
	"split to letters": (h) => `«(${h.str()} + "😀").split("").length + [...("😀" + ${h.str()})].length»;`,
	search: (h) => `«${h.str()}.search(/[${h.pick(["aeiou", "k-n", "x-z"])}]/)»;`,
	"pattern ignores case": (h) => `«/^${h.word()}$/i.test(${h.str()}.toUpperCase())»;`,
	"pattern to text": (h) => `«String(new RegExp("/${h.word()}", "gi"))»;`,
	"pattern with unicode": () => `«/^.$/.test("😀") + "" + /^.$/u.test("😀")»;`,
	"pattern looks behind": (h) => `«"a1b2".replace(/(?<=${h.pick(["a", "b", "c"])})\\d/, "#")»;`,
	"lazy and greedy": (h) => `«"<a><b>".match(/<.${h.pick(["+", "+?", "*"])}>/)[0]»;`,
	"own exec": (h) => `const it = /a/; it.exec = () => ${h.pick(["null", '["b"]'])};\n«it.test("a")»;`,
	"own replace method": (h) => `«"abc".replace({ [Symbol.replace]: (text, by) => text.length + by }, ${h.str()})»;`,
	"compare texts": (h) => `«${h.str()} < ${h.str()}»;`,
	"compare texts and numbers": (h) => `«"${h.int(1, 30)}" < ${h.pick(["9", '"9"'])}»;`,
	"locale compare": (h) => `«[${h.str()}, "B", "a"].sort((a, b) => a.localeCompare(b)).join()»;`,
	"case of special letters": (h) =>
		`«"${h.pick(["ß", "ﬁ", "İ", "ǆ", "Σ", "ı"])}".${h.pick(["toUpperCase", "toLowerCase"])}().length»;`,
	"trim removes more than spaces": (h) => `«"\\u00a0\\ufeff${h.word()}\\u200b\\n".trim().length»;`,
	pad: (h) => `«${h.str()}.pad${h.pick(["Start", "End"])}(${h.int(3, 9)}, "xyz")»;`,
	"repeat and concat": (h) => `«"ab".repeat(${h.pick(["0", "2", "1.9", '"2"'])}).concat(${h.num()}, null)»;`,
	"code points": (h) => `«"a😀b".${h.pick(["codePointAt", "charCodeAt", "at", "charAt"])}(${h.int(0, 4)})»;`,
	"from code": (h) =>
		`«String.from${h.pick(["CharCode", "CodePoint"])}(65, ${h.pick(["0x1f600", "97", "65601"])}).length»;`,
	"char code wraps": () => `«String.fromCharCode(65601) + String.fromCharCode(-65471)»;`,
	normalize: (h) => `«"e\\u0301${h.word()}".normalize("${h.pick(["NFC", "NFD", "NFKC"])}").length»;`,
	"raw text": (h) => `«String.raw\`a\\n\${${h.num()}}\\u0041\`.length»;`,
	"raw of an object": (h) => `«String.raw({ raw: ["a", "b", "c"] }, ${h.num()}, ${h.str()}, 9)»;`,
	"tagged template": (h) =>
		`const tag = (parts, ...all) => parts.raw[0].length + parts.length + String(all[0]);\n«tag\`\\t\${${h.num()}}b\`»;`,
	"template object is the same": () =>
		`const seen = new Set(); const tag = (parts) => seen.add(parts); for (let i = 0; i < 3; i++) tag\`a\`;\n«seen.size»;`,
	"index of": (h) =>
		`«"abcabc".${h.pick(["indexOf", "lastIndexOf"])}("${h.pick(["b", "c", "", "z"])}", ${h.int(-2, 7)})»;`,
	"starts with from": (h) => `«"abc".${h.pick(["startsWith", "endsWith", "includes"])}("b", ${h.int(0, 3)})»;`,
	"texts do not change": (h) =>
		`const it = ${h.str()}; try { it[0] = "z"; it.length = 1; } catch { void 0; }\n«it[0] + it.length»;`,
	"text object": (h) =>
		`const it = new String(${h.str()}); it.a = 1;\n«typeof it + (it == it.valueOf()) + Object.keys(it).length»;`,
	"escape and unescape": (h) =>
		`«${h.pick(['escape("äb c")', 'unescape("%u0041%20")', 'encodeURI("a b?ä&")', 'encodeURIComponent("a/b\'")', 'decodeURIComponent("%E2%82%AC")', 'decodeURI("%2F%41")'])}»;`,
	"number to text": (h) =>
		`«String(${h.pick(["1e21", "1e-7", "0.1 + 0.2", "123456789012345680000", "-0", "1 / 3", "5e-324", "0xff", "1_000", "0b11", "017"])})»;`,
	"number in a base": (h) =>
		`«(${h.pick(["255", "-7", "0.5", "35", "3.14"])}).toString(${h.pick(["2", "16", "36", "3"])})»;`,
	"fixed and precise": (h) =>
		`«(${h.pick(["1.005", "2.5", "1234.5678", "0.000001", "1e21", "-1.5"])}).${h.pick(["toFixed", "toPrecision", "toExponential"])}(${h.int(1, 4)})»;`,
	"parse integers": (h) =>
		`«parseInt(${h.pick(['"0x1f"', '"12px"', '"101"', "0.0000005", '" 42"', '""', "null", '"1e3"'])}${h.pick(["", ", 2", ", 16", ", 36"])})»;`,
	"parse floats": (h) => `«parseFloat("${h.pick(["1.5.5", ".5e2x", "-.5", "Infinityx", "0x10", "1_0"])}")»;`,
	"text to number": (h) =>
		`«Number(${h.pick(['""', '" 12 "', '"0b11"', '"1e3"', '"1_0"', "[]", "[5]", "[1, 2]", "null", "undefined", "true", '"-0"', '"+5"', '"0x"', "new Date(5)"])})»;`,
	"remainder and power": (h) => `«${h.num()} ${h.pick(["%", "-", "*", "/"])} ${h.num()}»;`,
	bits: (h) => `«(${h.num()} ${h.pick(["|", "&", "^", "<<", ">>", ">>>"])} ${h.num()}) + ~${h.num()}»;`,
	"not a number": (h) => `«isNaN(${h.any()}) + "" + Number.isNaN(${h.any()})»;`,
	"safe integers": (h) =>
		`«${h.pick(["2 ** 53 === 2 ** 53 + 1", "Number.isInteger(5.0)", "Number.isSafeInteger(2 ** 53)", "0.1 + 0.2 === 0.3", "Object.is(0, -0)", "1 / -0"])}»;`,
	"math functions": (h) =>
		`«Math.${h.pick(["round", "trunc", "floor", "ceil", "sign", "fround", "clz32", "abs", "cbrt"])}(${h.pick(["-0.5", "2.5", "-2.5", "0.5", "1e10", "-1.5", '"3"', "null"])})»;`,
	"math extremes": (h) =>
		`«Math.${h.pick(["max", "min", "hypot", "imul", "atan2", "pow"])}(${h.pick(["", "3, 4", '"5", 2', "NaN, 1", "0xffffffff, 5", "-0, 0"])})»;`,
	"big integers": (h) =>
		`«(${h.int(1, 9)}n ${h.pick(["+", "*", "**", "/", "%", "<<"])} ${h.int(2, 5)}n) + "" + typeof 1n»;`,
	"big integers compared": (h) =>
		`«${h.int(0, 2)}n ${h.pick(["==", "===", "<", ">="])} ${h.pick(["1", '"1"', "true", "1n"])}»;`,
	"big integers cut": (h) => `«BigInt.as${h.pick(["IntN", "UintN"])}(8, ${h.pick(["255n", "-1n", "300n"])})»;`,
	"loose equality": (h) => `«${h.any()} == ${h.any()}»;`,
	"sum of anything": (h) => `«String(${h.any()} + ${h.any()})»;`,
	"order of anything": (h) => `«${h.any()} ${h.pick(["<", ">", "<=", ">="])} ${h.any()}»;`,
	"truth of anything": (h) => `«!!${h.any()} + "" + !${h.any()}»;`,
	"typeof anything": (h) =>
		`«typeof ${h.pick(["null", "undefined", "nope", "1n", "Symbol()", "class {}", "[]", "/a/", "new String('')", "Math", "eval", "async () => 1"])}»;`,
	"value hooks": (h) =>
		`const it = { valueOf: () => ${h.num()}, toString: () => ${h.str()} };\n«${h.pick(["it + 1", "String(it)", "it * 2", "it + ''", "it < 5", "[it] + ''", "it == 1", "String({ 3: 1 }[it])", "+it"])}»;`,
	"hook returns an object": (h) => `const it = { valueOf: () => ({}), toString: () => ${h.str()} };\n«it + ""»;`,
	"primitive hook": (h) =>
		`const it = { [Symbol.toPrimitive]: (hint) => hint + ${h.num()} };\n«${h.pick(["it + ''", "String(it)", "+it + ''", "it == 'default1'", "[it].join()", "it * 1 + ''", "new Date(it) + ''"])}»;`,
	"hooks run in order": (h) =>
		`let got = ""; const it = (name) => ({ valueOf() { got += name; return 1; } }); it("a") ${h.pick(["+", "<", ">", "-", "=="])} it("b");\n«got»;`,
	"key from an object": (h) =>
		`let n = 0; const key = { toString() { n++; return "a"; } }; const it = { a: ${h.str()} }; it[key] += "z";\n«it.a + n»;`,
	"date parts": (h) => `«new Date(Date.UTC(2024, ${h.int(0, 14)}, ${h.int(0, 31)})).toISOString()»;`,
	"date overflows": (h) =>
		`const it = new Date(Date.UTC(2024, 0, 31)); it.setUTCMonth(${h.int(1, 3)});\n«it.getUTCDate()»;`,
	"date to json": (h) => `«JSON.stringify({ a: new Date(${h.int(0, 9)}e11) })»;`,
	"invalid date": () => `«new Date("x").getTime() + String(new Date(NaN).toJSON())»;`,
	"date minus date": (h) => `«new Date(${h.int(5, 9)}000) - new Date(${h.int(1, 4)}000)»;`,
	"date plus text": () => `«typeof (new Date(0) + 1)»;`,
	"date of parts": (h) => `«Date.parse("2024-0${h.int(1, 9)}-01T00:00:00Z") / 1000»;`,
	"json leaves out": (h) =>
		`«JSON.stringify({ a: undefined, b: () => 1, c: [undefined, NaN, Symbol()], d: ${h.num()} })»;`,
	"json indents": (h) => `«JSON.stringify({ a: [${h.num()}] }, null, ${h.pick(["1", '"--"', "0"])})»;`,
	"json picks names": (h) => `«JSON.stringify({ a: 1, b: { a: ${h.num()}, c: 2 }, ${h.word()}: 3 }, ["b", "a"])»;`,
	"json replaces": (h) =>
		`«JSON.stringify({ a: 1, b: ${h.num()} }, (key, it) => key === "a" ? undefined : typeof it === "number" ? it + 1 : it)»;`,
	"json asks toJSON": (h) => `«JSON.stringify({ a: { toJSON: (key) => key + ${h.str()} } })»;`,
	"json reviver": (h) =>
		`«JSON.stringify(JSON.parse('{"a":[1,2],"b":${h.int()}}', (key, it) => key === "b" ? undefined : key === "1" ? it * 10 : it))»;`,
	"json reviver sees this": (h) =>
		`let got = ""; JSON.parse('{"a":{"b":${h.int()}},"c":1}', function (key, it) { got += key + Object.keys(this).length; return it; });\n«got»;`,
	"json proto": (h) => `const it = JSON.parse('{"__proto__":{"a":${h.int()}}}');\n«String(it.a) + Object.keys(it)»;`,
	"json double key": (h) => `«JSON.parse('{"a":${h.int()},"a":${h.int()}}').a»;`,
	"json escapes": () => `«JSON.stringify("\\u2028\\ud800\\n\\"é")»;`,
	"format numbers": (h) =>
		`«${h.pick(['(1234.5).toLocaleString("en-US")', 'new Intl.NumberFormat("de-DE").format(1234.5)', 'new Intl.PluralRules("en").select(1)', '(0.256).toLocaleString("en-US", { style: "percent" })', 'new Intl.ListFormat("en").format(["a", "b", "c"])'])}»;`,
	"format dates": () => `«new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format(new Date(0))»;`,
	"well formed": (h) => `«("\\ud800" + ${h.str()}).isWellFormed() + "\\udfff".toWellFormed()»;`,
});
