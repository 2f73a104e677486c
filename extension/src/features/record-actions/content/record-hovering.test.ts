// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { recordHovering } from "./record-hovering.ts";
import { recordPage } from "./recorded-page.test-support.ts";

/** Happy-dom is idle when a test says so. */
const waiting = new Map<number, () => void>();
let asked = 0;
vi.stubGlobal("requestIdleCallback", (act: () => void) => {
	asked += 1;
	waiting.set(asked, act);
	return asked;
});
vi.stubGlobal("cancelIdleCallback", (id: number) => waiting.delete(id));

async function idle(): Promise<void> {
	// Changes are reported after the script that makes them.
	await Promise.resolve();
	for (const act of [...waiting.values()]) act();
}

const ENTRY =
	'<li id="entry"><a href="/" id="link">Ships</a> <button id="delete" style="display: none">Delete</button></li>';

type Place = Document | ShadowRoot;
/** Puts the entry into the page, or into a shadow root in it. */
type Build = (closed: Map<Element, ShadowRoot>) => Place;

function hostIn(place: Place, mode: ShadowRootMode, closed: Map<Element, ShadowRoot>): ShadowRoot {
	const host = document.createElement("div");
	(place === document ? document.body : place).append(host);
	const root = host.attachShadow({ mode });
	closed.set(host, root);
	return root;
}

const inPage: Build = () => {
	document.body.innerHTML = ENTRY;
	return document;
};
const inRoots =
	(...modes: readonly ShadowRootMode[]): Build =>
	(closed) => {
		const root = modes.reduce<Place>((place, mode) => hostIn(place, mode, closed), document) as ShadowRoot;
		root.innerHTML = ENTRY;
		return root;
	};

async function open(build: Build) {
	const closed = new Map<Element, ShadowRoot>();
	let reveal: (element: Element) => void = () => undefined;
	let place: Place = document;
	const page = recordPage(
		"",
		(recorder, signal) => {
			place = build(closed);
			reveal = recordHovering(recorder, signal);
		},
		closed,
	);
	await idle();
	const find = (id: string): HTMLElement => {
		const found = place.getElementById(id);
		if (found === null) throw new Error(`nothing has the id ${id}`);
		return found;
	};
	return {
		find,
		recorded: page.recorded,
		/** Goes on in another place. */
		enter(other: Build) {
			place = other(closed);
		},
		/** Moves the pointer onto an element. Within a shadow root, the browser tells only that root. */
		async hover(id: string, isInside = place !== document) {
			const at = { screenX: 5, screenY: 5 };
			page.send(find(id), new PointerEvent("pointerover", { ...at, bubbles: true, composed: !isInside }));
			page.send(window, new PointerEvent("pointermove", at));
			await idle();
		},
		async click(id: string) {
			await idle();
			page.send(find(id), new PointerEvent("pointerdown", { bubbles: true, composed: true }));
			reveal(find(id));
		},
	};
}

it.each<[string, Build]>([
	["the page", inPage],
	["an open shadow root", inRoots("open")],
	["a closed shadow root", inRoots("closed")],
	["a closed root in an open one", inRoots("open", "closed")],
])("what a hover shows in %s needs the hover", async (_, build) => {
	const { find, hover, click, recorded } = await open(build);
	await hover("entry");
	find("delete").style.display = "";
	await click("delete");
	expect(recorded()).toEqual(["hover #entry"]);
});

it.each<[string, Build]>([
	["the page", inPage],
	["a closed shadow root", inRoots("closed")],
])("what was shown before in %s needs no hover", async (_, build) => {
	const { find, hover, click, recorded } = await open((closed) => {
		const place = build(closed);
		const button = place.getElementById("delete");
		if (button !== null) button.style.display = "";
		return place;
	});
	await hover("entry");
	await click("delete");
	expect(find("delete").style.display).toBe("");
	expect(recorded()).toEqual([]);
});

it.each<[string, (link: HTMLElement) => void, readonly string[]]>([
	["names it anew", (link) => link.setAttribute("title", "open"), ["hover #link"]],
	["removes its id", (link) => link.removeAttribute("id"), ["hover #link"]],
	["replaces it", (link) => link.replaceWith(link.cloneNode(true)), ["hover #link"]],
])("a link is described as it was when the pointer came, although the page %s", async (_, change, expected) => {
	const { find, hover, click, recorded } = await open(inPage);
	const link = find("link");
	link.addEventListener("pointerover", () => change(link));
	await hover("link");
	find("delete").style.display = "";
	await click("delete");
	expect(recorded()).toEqual(expected);
});

it("an element that opens something later is described before", async () => {
	const { find, hover, click, recorded } = await open(inPage);
	await hover("entry");
	find("entry").setAttribute("title", "open");
	find("delete").style.display = "";
	await click("delete");
	expect(recorded()).toEqual(["hover #entry"]);
});

it("what a shadow root shows that was attached without a change of the page needs no hover", async () => {
	const { hover, click, recorded, enter } = await open(() => {
		document.body.innerHTML = "<div></div>";
		return document;
	});
	enter((closed) => {
		const host = document.querySelector("div") as Element;
		const root = host.attachShadow({ mode: "closed" });
		closed.set(host, root);
		root.innerHTML = ENTRY.replace("display: none", "");
		return root;
	});
	await hover("entry", false);
	await click("delete");
	expect(recorded()).toEqual([]);
});
