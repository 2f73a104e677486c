import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { fileOverwrite } from "./file-overwrite.ts";

const on = (body: string) =>
	userscript(
		["match https://shop.example/*"],
		`document.querySelector("#go").onclick=async()=>{const folder=await showDirectoryPicker({mode:"readwrite"});${body}}`,
	);

describe("file-overwrite", () => {
	test.each([
		[
			"files that are encrypted",
			`for await(const entry of folder.values()){const data=await (await entry.getFile()).arrayBuffer();const out=await entry.createWritable();await out.write(await crypto.subtle.encrypt(a,k,data));await out.close()}`,
		],
		[
			"files by name and handle, emptied by a function",
			`async function wipe(file){const out=await file.createWritable();await out.truncate(0)}for await(const [name,handle] of folder.entries())await wipe(handle)`,
		],
		["files that are deleted by name", `for await(const name of folder.keys())await folder.removeEntry(name)`],
		["files that delete themselves", `for await(const [,handle] of folder)await handle.remove()`],
	])("finds %s", (_title, body) => {
		expect(findIn(fileOverwrite, on(body))).toEqual(["medium 5"]);
	});

	test.each([
		[
			"pictures saved in new files",
			`for(const {name,blob} of pictures.values()){const file=await folder.getFileHandle(name,{create:true});const out=await file.createWritable();await out.write(blob)}`,
		],
		["files that are only read", `for await(const entry of folder.values())text+=await (await entry.getFile()).text()`],
		[
			"one file that is saved again",
			`const file=await folder.getFileHandle("notes.txt");const out=await file.createWritable();await out.write(text)`,
		],
		["elements of the page", `for(const one of document.querySelectorAll("p"))one.remove()`],
		["entries of a list", `for(const one of list.values())done.delete(one)`],
	])("leaves alone %s", (_title, body) => {
		expect(findIn(fileOverwrite, on(body))).toEqual([]);
	});

	test("leaves alone elements of a page without a folder", () => {
		const code = userscript(
			["match https://shop.example/*"],
			`for (const one of document.querySelectorAll("p")) one.remove()`,
		);
		expect(findIn(fileOverwrite, code)).toEqual([]);
	});
});
