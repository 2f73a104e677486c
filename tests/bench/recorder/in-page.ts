import { finder } from "@medv/finder";
import { compactFingerprint } from "@scriptorium/flow/generate/compact-fingerprint";
import { runtimeParts } from "@scriptorium/flow/generate/runtime-parts.gen";
import { literalText } from "@scriptorium/flow/generate/source-text";
import { findAll } from "@scriptorium/selectors/find-all";
import type { Fingerprint } from "@scriptorium/selectors/fingerprint";
import { generateSelectors } from "@scriptorium/selectors/generate-selectors";
import { indexPage } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
import { resolveTarget } from "@scriptorium/selectors/resolve-target";
import { getCssSelector } from "css-selector-generator";
import { OPERABLE } from "../../../extension/src/features/record-actions/content/event-element.ts";
import { changes, ownChanges } from "./changes.ts";

/** Of all the targets of a change. */
export interface Counts {
	readonly right: number;
	readonly wrong: number;
	/** It said that it does not know. */
	readonly none: number;
}

type Finding = Element | null;
/** A way of finding elements again: first by what is on the page, later on the page as it has become. */
interface Finder {
	record(targets: readonly Element[]): readonly unknown[];
	/** @returns a finder of recorded things on the page as it is now */
	resolver(): (recorded: unknown) => Finding;
}

const TARGETS =
	"a[href],button,input:not([type=hidden]),select,textarea,summary,label,h1,h2,h3,td,th,li,img,[role],[tabindex],span,p";

/** At most so many, spread over the page. */
function targetsOf(most: number): Element[] {
	const found: Element[] = [];
	const visit = (root: Document | ShadowRoot) => {
		found.push(...[...root.querySelectorAll(TARGETS)].filter((element) => element.checkVisibility()));
		for (const element of root.querySelectorAll("*")) if (element.shadowRoot) visit(element.shadowRoot);
	};
	visit(document);
	const step = Math.max(1, found.length / most);
	return Array.from({ length: Math.min(most, found.length) }, (_, at) => found[Math.floor(at * step)]).filter(
		(element) => element !== undefined,
	);
}

interface PlaywrightConsole {
	selector(element: Element): string;
	$$(selector: string): Element[];
}
declare global {
	// What Playwright leaves in pages when PWDEBUG is `console`.
	var playwright: PlaywrightConsole;
}

const byCss = (select: (element: Element) => string): Finder => ({
	record: (targets) => targets.map((target) => attempt(() => select(target))),
	resolver: () => (css) => attempt(() => document.querySelector(String(css))),
});

const finders: Readonly<Record<string, Finder>> = {
	ours: {
		record(targets) {
			const page = indexPage(document);
			return targets.map((target) => JSON.parse(JSON.stringify(takeFingerprint(target, page))));
		},
		resolver() {
			const page = indexPage(document);
			return (print) => resolveTarget(print as Fingerprint, page).found;
		},
	},
	// What users get: the text of the script, with the runtime that it contains.
	"generated scripts": {
		record(targets) {
			const page = indexPage(document);
			return targets.map((target) => {
				// As a recording keeps it.
				const print = JSON.parse(JSON.stringify(takeFingerprint(target, page))) as Parameters<
					typeof compactFingerprint
				>[0];
				return literalText(compactFingerprint(print));
			});
		},
		resolver() {
			const runtime = Object.values(runtimeParts).map(({ source }) => source);
			const look = "lookUp(recorded('', new Function('return ' + text)()), () => {}).element";
			const find = new Function(`${runtime.join("\n")}\nreturn (text) => ${look};`)() as (text: unknown) => Finding;
			return find;
		},
	},
	playwright: {
		record: (targets) => targets.map((target) => attempt(() => globalThis.playwright.selector(target))),
		resolver: () => (selector) => {
			const found = attempt(() => globalThis.playwright.$$(String(selector))) ?? [];
			return found.length === 1 ? (found[0] ?? null) : null;
		},
	},
	"@medv/finder": byCss((element) => finder(element, { timeoutMs: 1000 })),
	"css-selector-generator": byCss((element) => getCssSelector(element, { maxCombinations: 100, maxCandidates: 1000 })),
};

function attempt<Value>(read: () => Value): Value | null {
	try {
		return read();
	} catch {
		return null;
	}
}

function finderCalled(name: string): Finder {
	const found = finders[name];
	if (!found) throw new Error(`There is no finder '${name}'.`);
	return found;
}

/** What a finder keeps of each target, on the page as it was loaded. */
function record(name: string, most: number): readonly unknown[] {
	return finderCalled(name).record(targetsOf(most));
}

interface Verdicts {
	/** Of all targets. */
	readonly everything: Counts;
	/** Of those that somebody operates: buttons, links, fields. */
	readonly controls: Counts;
	readonly examples: readonly string[];
}

/** Measures under one change what a finder has kept, on the page as it was loaded. */
function measure(name: string, change: string, recorded: readonly unknown[], most: number): Verdicts {
	const found = finderCalled(name);
	const targets = targetsOf(most);
	if (targets.length !== recorded.length) throw new Error("The page was loaded otherwise than before.");
	const isControl = new Set(targets.filter((target) => target.matches(OPERABLE)));
	const everything = { right: 0, wrong: 0, none: 0 };
	const controls = { right: 0, wrong: 0, none: 0 };
	const examples: string[] = [];
	const judge = (target: Element, is: Element | null, finding: Finding) => {
		// Playwright takes the button for what is in it.
		const isRight =
			is !== null && finding !== null && (finding === is || (name === "playwright" && finding.contains(is)));
		const verdict = isRight ? "right" : finding === null ? "none" : "wrong";
		everything[verdict] += 1;
		if (isControl.has(target)) controls[verdict] += 1;
		if (verdict !== (is === null ? "none" : "right"))
			examples.push(
				`${isControl.has(target) ? "control " : ""}${verdict}: ${describe(target)} -> ${finding ? describe(finding) : "-"}`,
			);
	};
	const whole = changes[change];
	const own = ownChanges[change];
	if (whole) {
		const becomes = whole(targets);
		const resolve = found.resolver();
		targets.forEach((target, at) => {
			judge(target, becomes(target), resolve(recorded[at]));
		});
	} else if (own) {
		targets.forEach((target, at) => {
			const done = own(target);
			if (done === null) return;
			judge(target, done.now, found.resolver()(recorded[at]));
			done.undo();
		});
	}
	return { everything, controls, examples };
}

const describe = (element: Element) =>
	`${element.localName}.${element.className}#${element.id} "${element.textContent.trim().slice(0, 30)}"`;

/**
 * Selectors and a fingerprint of every element, as a recorder makes them: the page read once for all, and anew for each of sixty, of
 * which each is the best of three: a machine that others use, too, stands still now and then.
 */
function speed() {
	const targets = [...document.querySelectorAll("body *")];
	const started = performance.now();
	const page = indexPage(document);
	for (const target of targets) {
		generateSelectors(target, page);
		takeFingerprint(target, page);
	}
	const perSecond = (targets.length / (performance.now() - started)) * 1000;
	const once = (target: Element): number => {
		const begun = performance.now();
		const fresh = indexPage(document);
		generateSelectors(target, fresh);
		takeFingerprint(target, fresh);
		return performance.now() - begun;
	};
	let worst = 0;
	for (let at = 0; at < targets.length; at += Math.ceil(targets.length / 60)) {
		const target = targets[at];
		if (!target) continue;
		worst = Math.max(worst, Math.min(...Array.from({ length: 3 }, () => once(target))));
	}
	return { elements: targets.length, perSecond, worst };
}

/** Selectors of the targets that find more than their element, or something else. */
function notAlone(): string[] {
	const page = indexPage(document);
	return targetsOf(120).flatMap((target) =>
		generateSelectors(target, page)
			.filter(({ chain }) => {
				const found = findAll(chain, document);
				return found.length !== 1 || found[0] !== target;
			})
			.map(({ kind, chain }) => `${kind}: ${chain.join(" >> ")}`),
	);
}

Object.assign(globalThis, { recorderBench: { record, measure, speed, notAlone } });
