// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { createCookieJar, createStorage, putStandIns } from "./stand-ins.ts";

afterEach(() => void vi.unstubAllGlobals());

it("has a storage with the interface of the browser's, by methods and by names", () => {
	const storage = createStorage();
	storage.setItem("a", "1");
	storage.b = "2";
	expect([storage.length, storage.key(1), storage.getItem("b"), storage.a, storage.getItem("c")]).toEqual([
		2,
		"b",
		"2",
		"1",
		null,
	]);
	expect(Object.entries(storage)).toEqual([
		["a", "1"],
		["b", "2"],
	]);
	expect(["a" in storage, "c" in storage, storage instanceof Storage]).toEqual([true, false, true]);
	delete storage.a;
	storage.removeItem("b");
	expect(storage.length).toBe(0);
	storage.setItem("getItem", "x");
	expect(storage.getItem("getItem")).toBe("x");
	storage.clear();
	expect(Object.keys(storage)).toEqual([]);
});

it("keeps cookies until they expire", () => {
	const jar = createCookieJar();
	jar.write("a=1; path=/");
	jar.write("b=2=3; max-age=60");
	jar.write("a=; Max-Age=0");
	expect(jar.read()).toBe("b=2=3");
	jar.write("b=; expires=Thu, 01 Jan 1970 00:00:00 GMT");
	expect(jar.read()).toBe("");
});

it("answers dialogs, and keeps what is stored and copied in the document", async () => {
	const info = vi.fn();
	putStandIns({ info });
	window.alert("Hello");
	expect([window.confirm("Sure?"), window.prompt("Name?", "Ada")]).toEqual([true, "Ada"]);
	localStorage.setItem("kept", "here");
	expect(sessionStorage.getItem("kept")).toBeNull();
	await navigator.clipboard.writeText("text");
	expect(info.mock.calls.flat()).toEqual([
		"alert: Hello",
		"confirm, answered with OK: Sure?",
		"prompt, answered with its preset: Name?",
		"copied: text",
	]);
});
