/** Programs without a page: each leaves what it computed in `globalThis.answer`. */
export const pureSnippets: Readonly<Record<string, string>> = {
	"closures and defaults": `
'use strict';
function counter({ start = 1, step } = {}) {
	let value = start;
	return { next: () => (value += step ?? 2), get now() { return value; } };
}
const one = counter({ step: 5 });
one.next();
const { now, next: go = null } = one;
globalThis.answer = [now, go(), one.now, counter().next()].join('-');
`,
	"classes and fields": `
class Shape { #sides = 0; static made = 0; constructor(sides) { this.#sides = sides; Shape.made += 1; } get sides() { return this.#sides; } name() { return 'shape' + this.sides; } }
class Square extends Shape { constructor() { super(4); this.colour = 'red'; } name() { return super.name() + this.colour; } }
const list = [new Square(), new Shape(3)];
globalThis.answer = list.map((item) => item.name()).concat(String(Shape.made)).join();
`,
	"generators and spread": `
function* words(text) { for (const word of text.split(' ')) if (word) yield word; }
const longest = (...given) => given.reduce((best, next) => (next.length > best.length ? next : best), '');
const found = [...words('the quick brownish fox')];
const [first, ...rest] = found;
globalThis.answer = { first, rest, longest: longest(...found), count: found.length };
`,
	"functions before their declaration": `
(function () {
	var table = build(3);
	globalThis.answer = table.map(total).concat(typeof missing, label.name.length > 0);
	function build(size) { var rows = []; outer: for (var i = 0; i < size; i++) { for (var j = 0; ; j++) { if (j > i) continue outer; (rows[i] = rows[i] || []).push(i * j); } } return rows; }
	function total(row) { return row.reduce(function (sum, value) { return sum + value; }, 0); }
	function label() { return 'label'; }
})();
`,
	"no semicolons, no spaces": `
let name
const list = [1, 2]
name = list.length
const sum = () => { let all = 0;for(const one of[...list].slice(0))all+=one;return"sum "+all }
const other = {}
if (!name) other.empty = true; else[other][0].full = sum()
globalThis.answer = { name, other }
`,
	"templates and addresses": `
const base = 'https://host.example', path = ['v1', 'items'].join('/');
const address = new URL(\`\${base}/\${path}?q=\${encodeURIComponent('a b')}#top-of-the-page\`);
const { searchParams } = address;
searchParams.set('page', 2);
let shown;
shown = address.href;
globalThis.answer = [shown, address.hash, JSON.stringify({ host: address.host, 'long name': String.raw\`\\n\` })];
`,
	"errors, switches and symbols": `
const kinds = new Map([['text', 1], ['number', 2]]);
function describe(value) {
	try {
		if (value === null) throw new TypeError('nothing there');
		switch (typeof value) { case 'string': return kinds.get('text'); case 'number': return kinds.get('number'); default: return 0; }
	} catch ({ message, name }) { return name + ': ' + message; } finally { describe.calls = (describe.calls ?? 0) + 1; }
}
globalThis.answer = ['x', 1, {}, null].map((value) => describe(value)).concat(describe.calls);
`,
	"promises in order": `
const log = [];
const wait = async (value) => { log.push('in ' + value); await null; log.push('out ' + value); return value; };
async function run() { const first = await wait('one'); const both = await Promise.all([wait('two'), wait('three')]); return [first, ...both]; }
const done = run();
done.then((values) => { globalThis.answer = { log, values, isPromise: done instanceof Promise }; });
`,
};
