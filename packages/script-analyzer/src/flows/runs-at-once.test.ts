import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { runsAtOnce } from "./runs-at-once.ts";

const isAtOnce = (code: string): boolean => {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(read.message);
	return runsAtOnce(read.source.program, read.source.text.indexOf("open"));
};

test.each([
	"open(x);",
	"(function () { open(x); })();",
	"(() => { if (a) open(x); })();",
	"(function () { open(x); }).call(this);",
	"!function () { open(x); }();",
	"(async () => { await 1; open(x); })();",
	"function run() { open(x); } run();",
	"function run() { open(x); } if (a) run(); else setTimeout(run, 50);",
	"const run = async () => { open(x); }; void run();",
	"let run; run = function () { open(x); }; (run)();",
	"function one() { two(); } const two = () => open(x); one.call(this);",
	"setTimeout(() => { open(x); }, 10);",
	"setTimeout(function () { open(x); }.bind(this), 10);",
	"window.requestAnimationFrame(() => open(x));",
	"addEventListener('load', function () { open(x); });",
	"document.addEventListener('DOMContentLoaded', run); function run() { open(x); }",
	"window.onload = () => open(x);",
	"$(function () { open(x); });",
	"$(document).ready(() => open(x));",
	"Promise.resolve().then(() => open(x));",
	"new Promise((done) => open(x));",
	"list.forEach((one) => open(one));",
	"const app = { init() { open(x); } }; app.init();",
	"App.init = function () { open(x); }; App.init();",
	"class App { constructor() { this.init(); } init() { open(x); } } new App();",
])("runs at once: %s", (code) => {
	expect(isAtOnce(code)).toBe(true);
});

test.each([
	"(() => { addEventListener('click', () => open(x)); })();",
	"class A { run() { open(x); } }",
	"(function () {}).call(() => open(x));",
	"const a = { run() { open(x); } };",
	"function run() { open(x); } button.onclick = run;",
	"function run() { open(x); } button.onclick = () => run();",
	"function run() { open(x); run(); }",
	"function run(x) { open(x); } run(a); button.onclick = () => run(b);",
	"setTimeout(10, () => open(x));",
	"addEventListener('click', function () { open(x); });",
	"const run = { a() { open(x); } }, other = { a() {} }; other.a();",
	"(function (run) { run(); })(() => {}); function run() { open(x); }",
	"fetch(a).catch(() => open(x));",
])("runs when something calls it: %s", (code) => {
	expect(isAtOnce(code)).toBe(false);
});
