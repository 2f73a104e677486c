import { expect, it, vi } from "vitest";
import { sharePage } from "./share-page.ts";

const page = { title: "Table to CSV", url: "http://hub.test/ada/table-to-csv" };
const nothing = () => Promise.resolve();

it("offers the share sheet where there is one", async () => {
	const copy = vi.fn(nothing);
	expect(await sharePage(page, { share: nothing, copy })).toBe("shared");
	expect(copy).not.toHaveBeenCalled();
});

it("copies the link where there is none", async () => {
	const copy = vi.fn(nothing);
	expect(await sharePage(page, { copy })).toBe("copied");
	expect(copy).toHaveBeenCalledWith(page.url);
});

it("is silent when the sheet was closed, and not when sharing failed", async () => {
	const closed = Object.assign(new Error("closed"), { name: "AbortError" });
	expect(await sharePage(page, { share: () => Promise.reject(closed), copy: nothing })).toBe("cancelled");
	expect(await sharePage(page, { share: () => Promise.reject(new Error("no")), copy: nothing })).toBe("failed");
	expect(await sharePage(page, { copy: () => Promise.reject(new Error("no")) })).toBe("failed");
});
