// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { rememberGround } from "./drag-ground.ts";

document.body.innerHTML = `
	<ul><li id="held"><span id="grip"></span></li><li id="beside"><b id="name"></b></li><li id="far"></li></ul><p id="other"></p>`;

const ids = ["held", "grip", "beside", "name", "far", "other"];
const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
/** Nothing is laid out here: boxes stand where they are told. */
const tops = new Map<Element, number>();
Element.prototype.getBoundingClientRect = function (this: Element) {
	return new DOMRect(0, tops.get(this) ?? 0, 100, 40);
};
const put = (element: Element, top: number) => void tops.set(element, top);
const list = () => document.querySelector("ul") ?? document.body;

beforeEach(() => {
	window.scrollTo(0, 0);
	for (const [index, id] of ids.entries()) put(find(id), index * 40);
});

it("a dragged row and one that made room have moved; the list and the rest have not", () => {
	const ground = rememberGround(find("grip"));
	for (const [id, top] of [
		["held", 90],
		["grip", 90],
		["beside", 0],
		["name", 0],
	] as const)
		put(find(id), top);
	expect(ids.filter((id) => ground.hasStayed(find(id)))).toEqual(["far", "other"]);
	expect(ground.hasStayed(list())).toBe(true);
});

it("an element that was added meanwhile has moved", () => {
	const ground = rememberGround(find("grip"));
	const gap = document.createElement("li");
	list().append(gap);
	expect(ground.hasStayed(gap)).toBe(false);
	gap.remove();
});

it("a page that is scrolled moves nothing", () => {
	const ground = rememberGround(find("grip"));
	window.scrollTo(0, 30);
	for (const [index, id] of ids.entries()) put(find(id), index * 40 - 30);
	expect(ids.filter((id) => !ground.hasStayed(find(id)))).toEqual([]);
});
