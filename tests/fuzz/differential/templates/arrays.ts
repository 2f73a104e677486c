import { templatesOf } from "../template.ts";

/** Arrays, typed arrays and buffers. */
export const arrays = templatesOf("arrays", "language", {
	"holes are skipped": (h) => `let n = 0; [${h.num()},, ${h.num()}].forEach(() => n++);\n«n»;`,
	"holes are read as undefined": (h) =>
		`«[${h.num()},,].findIndex((it) => it === undefined) + [,].includes(undefined)»;`,
	"length cuts": (h) =>
		`const it = [1, 2, 3, 4]; it.length = ${h.int(1, 3)}; it.length = 4;\n«String(it[${h.int(1, 3)}])»;`,
	"index beyond the end": (h) => `const it = [1]; it[${h.int(2, 8)}] = ${h.str()};\n«it.length»;`,
	"index as text": (h) => `const it = [1, 2]; it["${h.int(2, 5)}"] = 1; it["01"] = 2; it[-1] = 3;\n«it.length»;`,
	"delete leaves the length": (h) => `const it = [1, ${h.num()}]; delete it[1];\n«it.length + "" + (1 in it)»;`,
	"sort by text": (h) => `«[${h.int(1, 9)}, ${h.int(10, 99)}, ${h.int(100, 300)}, -1].sort().join()»;`,
	"sort moves undefined to the end": (h) => `«String([undefined, ${h.num()}, ${h.str()}].sort()[2])»;`,
	"sort comparator has effects": (h) =>
		`let n = 0; [${h.int()}, ${h.int()}, 3].sort((a, b) => { n++; return a - b; });\n«n > 0»;`,
	"sort comparator sees values": (h) =>
		`let seen = ""; [1, 2].sort((a, b) => { seen += a; return ${h.pick(["0", "a - b", "b - a"])}; });\n«seen»;`,
	"sort is in place": (h) => `const it = [3, ${h.int(1, 2)}]; const other = it; it.sort();\n«other[0]»;`,
	"sort is stable": (h) =>
		`«["b1", "a1", "b2", "a2"].sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0)).at(${h.int(0, 3)})»;`,
	"to sorted": (h) => `const it = [3, ${h.int(1, 2)}]; it.toSorted();\n«it[0]»;`,
	"reverse is in place": (h) => `const it = [${h.str()}, ${h.num()}]; it.reverse();\n«String(it[0])»;`,
	"splice returns what it removes": (h) =>
		`const it = [1, 2, 3, 4]; const out = it.splice(${h.int(-3, 3)}, ${h.int(0, 2)}, ${h.str()});\n«it.join() + "/" + out»;`,
	"slice from the end": (h) => `«[1, 2, 3, 4].slice(${h.int(-3, 0)}, ${h.int(-2, 4)}).join()»;`,
	"copy within": (h) => `«[1, 2, 3, 4, 5].copyWithin(${h.int(0, 2)}, ${h.int(2, 4)}).join()»;`,
	"fill a part": (h) => `«[1, 2, 3].fill(${h.num()}, ${h.int(-2, 2)}).join()»;`,
	"fill shares the object": (h) => `const it = Array(2).fill({}); it[0].a = ${h.str()};\n«it[1].a»;`,
	"flat removes holes": (h) => `«[1,, [${h.num()}, [3]]].flat(${h.pick(["", "2", "0"])}).length»;`,
	"flat map": (h) => `«[1, 2].flatMap((it) => it > ${h.int(0, 2)} ? [] : [it, [it]]).length»;`,
	"concat spreads": (h) =>
		`const it = { length: 1, 0: ${h.str()}, [Symbol.isConcatSpreadable]: ${h.pick(["true", "false"])} };\n«typeof [].concat(it)[0]»;`,
	"join of empty values": (h) => `«[null, ${h.num()}, undefined, [1, [2]]].join(${h.str()})»;`,
	"join calls toString": (h) =>
		`let n = 0; const it = { toString() { n++; return ${h.str()}; } }; const text = [it, it].join();\n«text + n»;`,
	"join of a cycle": (h) => `const it = [${h.num()}]; it.push(it);\n«it.join()»;`,
	"reduce without a start": (h) => `let n = 0; [${h.int()}, ${h.int()}, 3].reduce(() => { n++; });\n«n»;`,
	"reduce right": (h) => `«[${h.str()}, "b", ${h.str()}].reduceRight((a, b) => a + b)»;`,
	"callback changes the array": (h) =>
		`const it = [1, 2, 3]; let n = 0; it.forEach((one) => { n += one; if (one === 1) it.${h.pick(["pop()", "push(9)", "shift()", "length = 0"])}; });\n«n»;`,
	"callback gets three arguments": (h) => `«["1", "2", "3"].map(parseInt).join() + ["${h.int()}"].map(Number)»;`,
	"some stops": (h) =>
		`let n = 0; [1, 2, 3].${h.pick(["some", "every", "find", "findLast", "findIndex", "filter"])}((it) => { n++; return it === ${h.int(1, 3)}; });\n«n»;`,
	"find last": (h) => `«String([1, 2, 3, 4].findLast((it) => it < ${h.int(0, 5)}))»;`,
	"index of not a number": (h) => `«[NaN].indexOf(NaN) + "" + [NaN, ${h.num()}].includes(NaN)»;`,
	"index of from": (h) => `«[1, 2, 1, 2].indexOf(${h.int(1, 3)}, ${h.int(-3, 3)})»;`,
	"species of map": () =>
		`class Own extends Array { static get [Symbol.species]() { return Array; } }\n«new Own(1, 2).map((it) => it) instanceof Own»;`,
	"own species": (h) =>
		`const it = [1, 2]; it.constructor = { [Symbol.species]: function () { return { a: ${h.str()} }; } };\n«it.filter(() => false).a»;`,
	"subclass keeps its kind": () =>
		`class Own extends Array { get last() { return this.length; } }\n«Own.from([1, 2]).filter(Boolean).last»;`,
	"array of one number": (h) => `«Array(${h.int(2, 5)}).length + Array.of(${h.int(2, 5)}).length»;`,
	"from with a length": (h) => `«Array.from({ length: ${h.int(1, 3)} }, (_, at) => at * 2).join()»;`,
	"from an array-like": (h) => `«Array.from({ length: "2", 1: ${h.str()} }).indexOf(undefined)»;`,
	"generic push": (h) =>
		`const it = { length: ${h.int(0, 3)} }; Array.prototype.push.call(it, ${h.str()});\n«it.length + Object.keys(it).join()»;`,
	"generic slice of a text": (h) => `«Array.prototype.map.call(${h.str()}, (it) => it + it).join("")»;`,
	"at from the end": (h) => `«String([1, ${h.str()}, 3].at(${h.int(-4, 3)}))»;`,
	"with and spliced": (h) =>
		`const it = [1, 2, 3]; const other = it.with(-1, ${h.num()}).toSpliced(0, ${h.int(0, 2)});\n«other.length + it.join()»;`,
	"keys and entries": (h) => `«[...[,, ${h.num()}].keys()].join() + [...["a"].entries()][0]»;`,
	"last index": (h) => `«[1, 2, 1].lastIndexOf(1, ${h.int(-3, 2)})»;`,
	"array compared with a text": (h) => `«[${h.int()}] == "${h.int()}"»;`,
	"unshift returns the length": (h) =>
		`const it = [1]; const n = it.unshift(${h.str()}, ${h.num()});\n«n + it.at(-1)»;`,
	"array length is checked": (h) =>
		`let got; try { [].length = ${h.pick(["-1", "1.5", "2 ** 32", "3"])}; got = "fine"; } catch (e) { got = e.name; }\n«got»;`,
	"typed array wraps": (h) =>
		`«new ${h.pick(["Uint8Array", "Int8Array", "Uint16Array", "Int16Array", "Uint32Array", "Int32Array"])}([${h.pick(["256", "-1", "65537", "128", "4294967297", "1.9", '"7"', "NaN", "2147483648"])}])[0]»;`,
	"typed array clamps": (h) =>
		`const it = new Uint8ClampedArray(2); it[0] = ${h.pick(["300", "-5", "1.5", "2.5", "0.5"])}; it[5] = 1;\n«it[0] + "" + it.length»;`,
	"typed array rounds": (h) => `«new Float32Array([${h.pick(["0.1", "16777217", "1e40", "5.5"])}])[0]»;`,
	"typed array of a length": (h) =>
		`«new Uint8Array(${h.int(1, 4)}).join("") + new Uint8Array([${h.int(1, 4)}]).length»;`,
	"views share a buffer": (h) =>
		`const it = new Uint8Array([${h.int(1, 9)}, 1, 0, 0]);\n«new Uint16Array(it.buffer)[0]»;`,
	"subarray shares, slice copies": (h) =>
		`const it = new Uint8Array([1, 2, 3]); it.${h.pick(["subarray", "slice"])}(1)[0] = ${h.int(4, 9)};\n«it[1]»;`,
	"data view": (h) =>
		`const it = new DataView(new ArrayBuffer(4)); it.set${h.pick(["Int16", "Uint16", "Uint8", "Int8"])}(0, ${h.pick(["258", "-2", "65535"])}, ${h.pick(["true", "false"])});\n«it.getUint8(0) + "," + it.getInt16(0, true)»;`,
	"set into a typed array": (h) =>
		`const it = new Uint8Array(4); it.set([${h.int()}, 300], ${h.int(0, 2)});\n«it.join()»;`,
	"typed array sorts numbers": (h) => `«new Int8Array([10, ${h.int(1, 9)}, -1]).sort().join()»;`,
	"typed array ignores names that are no index": (h) =>
		`const it = new Uint8Array(2); it.foo = 1; it["1.5"] = ${h.int()}; it[-1] = 1;\n«Object.keys(it).join()»;`,
	"buffer resized": (h) =>
		`const it = new ArrayBuffer(2, { maxByteLength: 8 }); const view = new Uint8Array(it); it.resize(${h.int(3, 8)});\n«view.length»;`,
	"buffer slice": (h) => `«new Uint8Array(new Uint8Array([1, 2, 3, 4]).buffer.slice(${h.int(-3, 2)}, -1)).join()»;`,
	"big integers wrap": (h) => `«new BigUint64Array([-${h.int(1, 3)}n])[0] % 1000n»;`,
	"typed array from a set": (h) => `«Uint8Array.from(new Set([1, 1, ${h.int(0, 3)}]), (it) => it * 100).join()»;`,
});
