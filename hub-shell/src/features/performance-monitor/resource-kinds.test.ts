import { expect, test } from "vitest";
import { countResources, NO_RESOURCES, type ResourceKind } from "./resource-kinds.ts";

test.each<[string, string, ResourceKind]>([
	["https://hub.example/assets/start-abc.js", "link", "script"],
	["https://hub.example/assets/start-abc.js?again", "script", "script"],
	["https://hub.example/assets/kit.css", "link", "style"],
	["https://hub.example/assets/inter.woff2", "css", "font"],
	["https://hub.example/social-icons.svg#x", "use", "image"],
	["https://hub.example/avatars/1", "img", "image"],
	["https://hub.example/rest/v1/scripts?select=id", "fetch", "data"],
	["https://hub.example/assets/data.JSON", "xmlhttprequest", "data"],
	["https://hub.example/sandbox", "iframe", "other"],
	["not an address", "other", "other"],
])("%s, requested by %s, is of the kind %s", (name, initiatorType, kind) => {
	const counts = countResources(NO_RESOURCES, [{ name, initiatorType, transferSize: 10 }]);
	expect(Object.entries(counts).filter(([, { files }]) => files > 0)).toEqual([[kind, { files: 1, bytes: 10 }]]);
});

test("adds to what was counted, and leaves that as it was", () => {
	const file = { name: "https://hub.example/a.js", initiatorType: "script", transferSize: 1000 };
	const first = countResources(NO_RESOURCES, [file, { ...file, transferSize: 0 }]);
	const second = countResources(first, [file]);
	expect(first.script).toEqual({ files: 2, bytes: 1000 });
	expect(second.script).toEqual({ files: 3, bytes: 2000 });
});
