import { expect, test } from "vitest";
import { kitFiles, partsOf } from "./kit-parts.ts";

const fileOf = (id: string, before: string, after: string) =>
	kitFiles.filter((file) => partsOf(file, before, after).test(id)).map(({ name }) => name);

test.each([
	["/packages/ui-kit/src/button.tsx", ["kit"]],
	["/packages/ui-kit/src/tabs.module.css", ["controls"]],
	["/packages/ui-kit/src/text-field.tsx", ["forms"]],
	["/packages/ui-kit/src/dialog.tsx", ["kit"]],
	["/packages/ui-kit/src/dialog-surface.module.css", ["overlays"]],
	["/packages/ui-kit/src/dialog-surface.tsx", ["overlays"]],
	["/packages/ui-kit/src/modal-frame.tsx", ["overlays"]],
	["/packages/ui-kit/src/code-block.tsx", []],
	// The editor is most of ui-kit's bytes: in the file of the basics, every page would begin with it.
	["/packages/ui-kit/src/code-editor/code-editor.tsx", []],
	["/packages/ui-kit/src/code-findings/finding-marks.ts", []],
	// Cards load its words alone.
	["/packages/ui-kit/src/access-and-verdict/verdict-findings.tsx", []],
	// Suggestions come with the first letter that is typed; the field's attributes are in every header.
	["/packages/ui-kit/src/combobox.tsx", []],
	["/packages/ui-kit/src/search-suggestions/suggestion-list.tsx", []],
	["/packages/ui-kit/src/combobox-field.tsx", ["kit"]],
])("%s is delivered in %o", (id, files) => {
	expect(fileOf(id, "/packages/ui-kit/src/", "[./]")).toEqual(files);
});

test.each([
	["ui-kit/button__loadShare__", ["kit"]],
	["ui-kit/menu__loadShare__", ["overlays"]],
	["ui-kit/code-editor/code-editor__loadShare__", []],
])("what hands on %s is delivered in %o", (id, files) => {
	expect(fileOf(id, "ui-kit/", "(?:/|__loadShare__)")).toEqual(files);
});
