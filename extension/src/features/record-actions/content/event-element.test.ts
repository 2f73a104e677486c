// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { operableAround } from "./event-element.ts";

/** The id of what a press on `#pressed` is recorded on. */
function around(html: string): string {
	document.body.innerHTML = html;
	const pressed = document.querySelector("#pressed");
	if (pressed === null) throw new Error(html);
	return operableAround(pressed).id;
}

it.each([
	["an icon in a button", '<button id="it"><svg><path id="pressed"/></svg></button>', "it"],
	["an icon alone", '<i id="it"><svg><path id="pressed"/></svg></i>', "it"],
	["a word in a tree item", '<div role="treeitem" id="it"><b id="pressed"></b></div>', "it"],
	["a disabled entry itself", '<div role="option" id="pressed" aria-disabled="true"></div>', "pressed"],
	[
		"the arrow of a disabled tree item",
		'<div role="treeitem" aria-disabled="true"><i id="it"><svg><path id="pressed"/></svg></i></div>',
		"it",
	],
	["a handle in a disabled tab", '<div role="tab" aria-disabled="true"><i id="pressed"></i></div>', "pressed"],
	[
		"a button in a disabled entry",
		'<li role="menuitem" aria-disabled="true"><button id="it"><b id="pressed"></b></button></li>',
		"it",
	],
	[
		"a word in a link in a disabled group",
		'<div role="treeitem" aria-disabled="true"><a href="/" id="it"><b id="pressed"></b></a></div>',
		"it",
	],
	[
		"an entry that says it is enabled",
		'<div role="option" aria-disabled="false" id="it"><b id="pressed"></b></div>',
		"it",
	],
])("%s", (_, html, id) => {
	expect(around(html)).toBe(id);
});
