// @vitest-environment happy-dom
import { indexPage } from "@scriptorium/selectors/page-index";
import { expect, it } from "vitest";
import { placeAmongAlike } from "./place-among-alike.ts";

it("counts the visible elements of the same role and name, in the document itself", () => {
	document.body.innerHTML = `
		<button>Buy</button><button hidden id="hidden">Buy</button><button id="second">Buy</button>
		<button id="only">Sell</button><p id="text">Buy</p><details><summary id="more">Buy</summary></details>`;
	Element.prototype.checkVisibility = function (this: Element) {
		return !this.hasAttribute("hidden");
	};
	const page = indexPage(document);
	const of = (id: string) => placeAmongAlike(document.querySelector(`#${id}`) ?? document.body, page);
	expect(of("second")).toEqual({ alike: { role: "button", name: "Buy", nth: 1 } });
	for (const id of ["only", "text", "more", "hidden"]) expect(of(id), id).toEqual({});
});
