import { expect, it } from "vitest";
import { click } from "./runtime/click.ts";
import { drag } from "./runtime/drag.ts";
import { goTo } from "./runtime/go-to.ts";
import { hover } from "./runtime/hover.ts";
import { inFrame } from "./runtime/in-frame.ts";
import { openTab } from "./runtime/open-tab.ts";
import { orByPlace } from "./runtime/or-by-place.ts";
import { pause } from "./runtime/pause.ts";
import { pressKey } from "./runtime/press-key.ts";
import { reload } from "./runtime/reload.ts";
import { scrollToPosition } from "./runtime/scroll-to-position.ts";
import { selectOptions } from "./runtime/select-options.ts";
import { setChecked } from "./runtime/set-checked.ts";
import { travel } from "./runtime/travel.ts";
import { typeText } from "./runtime/type-text.ts";
import { waitForAddress } from "./runtime/wait-for-address.ts";
import { waitForElement } from "./runtime/wait-for-element.ts";
import { withDialogs } from "./runtime/with-dialogs.ts";
import { collectParts } from "./runtime-part.ts";

const all = collectParts([
	click,
	drag,
	goTo,
	hover,
	inFrame,
	openTab,
	orByPlace,
	pause,
	pressKey,
	reload,
	scrollToPosition,
	selectOptions,
	setChecked,
	travel,
	typeText,
	waitForAddress,
	waitForElement,
	withDialogs,
]);
const names = all.map(({ name }) => name);
/** Without comments. */
const codeOf = (source: string) => source.replaceAll(/^\t*\/\/.*$/gm, "");

it("puts each part behind what it needs, once", () => {
	expect(new Set(names).size).toBe(names.length);
	for (const [at, { needs }] of all.entries())
		expect(needs.map((needed) => all.indexOf(needed)).filter((place) => place < 0 || place >= at)).toEqual([]);
	const other = { ...pause, source: "other" };
	const user = { name: "user", needs: [pause], source: "user" };
	expect(collectParts([user, pause], new Map([[pause, other]]))).toEqual([other, user]);
});

it.each(all.map((part) => [part.name, part] as const))(
	"%s is a function that says what it needs",
	(name, { needs, source }) => {
		const lines = source.trim().split("\n");
		const code = codeOf(source);
		expect(code.trim()).toMatch(new RegExp(`^function ${name}\\(`));
		expect(new Function(`${source}\nreturn typeof ${name};`)()).toBe("function");
		const called = names.filter((other) => other !== name && new RegExp(`(?<![.\\w"])${other}(?=[(),])`).test(code));
		expect(called.sort()).toEqual(needs.map((needed) => needed.name).sort());
		// Users read it: it says what it is for, in lines that fit.
		expect(lines[0]).toMatch(/^\/\/ /);
		expect(lines.filter((line) => line.length > 120 || / +$/.test(line))).toEqual([]);
		// What `addComments` takes out stands on lines of its own.
		expect(code).not.toMatch(/\s\/\/|\/\*/);
	},
);

it.each(all.map(({ name, source }) => [name, codeOf(source)] as const))(
	"%s reaches for nothing but the page",
	(_, code) => {
		expect(code).not.toMatch(
			/\beval\b|\bFunction\b|\bimport\b|fetch|XMLHttpRequest|WebSocket|innerHTML|localStorage|cookie/,
		);
		expect(code).not.toMatch(/\basync\b|\bawait\b/);
	},
);
