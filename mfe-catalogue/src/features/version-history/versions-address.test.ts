import { expect, it } from "vitest";
import { readVersionsAddress, type ShownVersions, writeVersionsAddress } from "./versions-address.ts";

it.each<ShownVersions | null>([null, { view: "list" }, { view: "comparison", one: "1.0.0", other: "1.12.0" }])(
	"reads what it wrote, and keeps the rest of the address: %j",
	(shown) => {
		const search = writeVersionsAddress("?from=feed&versions=2.0.0..3.0.0", shown);
		expect(readVersionsAddress(search)).toEqual(shown);
		expect(new URLSearchParams(search).get("from")).toBe("feed");
	},
);

it("leaves nothing behind when it was alone", () => {
	expect(writeVersionsAddress("?versions=all", null)).toBe("");
});

it.each(["?versions", "?versions=1.0.0", "?versions=1.0.0..", "?versions=a..b", "?versions=1.0.0..1.1.0..1.2.0"])(
	"%s is the list",
	(search) => {
		expect(readVersionsAddress(search)).toEqual({ view: "list" });
	},
);
