import { expect, it } from "vitest";
import { type BuiltChunk, filesBeyond } from "./files-beyond.ts";

const chunk = (fileName: string, imports: string[], css: string[] = [], isEntry = false): BuiltChunk => ({
	fileName,
	imports,
	isEntry,
	moduleIds: [`/src/${fileName}`],
	viteMetadata: { importedCss: new Set(css) },
});

const chunks = [
	chunk("main.js", ["kit.js"], ["main.css"], true),
	chunk("kit.js", [], ["kit.css"]),
	chunk("area.js", ["kit.js", "list.js"], ["area.css", "kit.css"]),
	chunk("list.js", ["area.js", "kit.js"], ["list.css"]),
	chunk("screen.js", ["list.js", "card.js"], ["screen.css"]),
	chunk("card.js", [], ["list.css", "card.css"]),
];

it("lists the files that an area needs beyond those that the document loads", () => {
	expect(filesBeyond(chunks, "/src/area.js")).toEqual({
		entry: "/area.js",
		preload: ["/area.js", "/list.js"],
		css: ["/area.css", "/list.css"],
	});
});

it("names what a screen needs, without what its area has loaded", () => {
	expect(filesBeyond(chunks, "/src/screen.js", ["/src/area.js"])).toEqual({
		entry: "/screen.js",
		preload: ["/screen.js", "/card.js"],
		css: ["/screen.css", "/card.css"],
	});
});

it("says so when a module is not in the build", () => {
	expect(() => filesBeyond(chunks, "/src/gone.js")).toThrow("no chunk with /src/gone.js");
});
