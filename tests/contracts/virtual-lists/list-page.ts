import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { createElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** Every seventh row is higher than the estimate, by more the narrower the page is. */
const textOf = (number: number) =>
	number % 7 === 0 ? `Row ${number} ${"with words that need more than one line ".repeat(3)}` : `Row ${number} `;

function Page({ scroller }: { readonly scroller: string }) {
	const [count, setCount] = useState(1000);
	const list = createElement(VirtualList<number>, {
		items: Array.from({ length: count }, (_, index) => index + 1),
		keyOf: String,
		rowHeight: 40,
		label: "Rows",
		className: "list",
		followsEnd: scroller === "list",
		children: (number, place) => {
			const button = createElement("button", { type: "button" }, `Remove ${number}`);
			return createElement("li", { ...place, className: "row" }, textOf(number), button);
		},
	});
	const add = createElement("button", { type: "button", onClick: () => setCount(count + 1) }, "Add a row");
	return createElement(
		"main",
		{ "data-scroller": scroller },
		createElement("h1", null, "A list"),
		add,
		createElement("div", { className: "around" }, list),
		createElement("p", null, "Below the list"),
	);
}

const { searchParams } = new URL(location.href);
document.documentElement.dir = searchParams.get("dir") ?? "ltr";
const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no root");
const page = createElement(Page, { scroller: searchParams.get("scroller") ?? "page" });
createRoot(root).render(createElement(StrictMode, null, page));
