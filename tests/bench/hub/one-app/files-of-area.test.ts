import { expect, it } from "vitest";
import { type BuiltChunk, filesOfArea } from "./files-of-area.ts";

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
	chunk("other.js", ["list.js"]),
];

it("names what an area needs, without what the document has loaded", () => {
	expect(filesOfArea(chunks, "/src/area.js")).toEqual({
		entry: "/area.js",
		preload: ["/area.js", "/list.js"],
		css: ["/area.css", "/list.css"],
	});
});

it("says so when the area is not in the build", () => {
	expect(() => filesOfArea(chunks, "/src/gone.js")).toThrow("no chunk with /src/gone.js");
});
