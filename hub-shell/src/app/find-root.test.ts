// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { findRoot } from "./find-root.ts";

test("without its root element the hub says so", () => {
	document.body.innerHTML = "";
	expect(() => findRoot(document)).toThrow(new Error("Root element not found"));
	document.body.innerHTML = '<div id="root"></div>';
	expect(findRoot(document)).toBe(document.body.firstChild);
});
