import { expect, it } from "vitest";
import { neighborsOf } from "./neighbors.ts";

const ADDRESS = "https://shop.example.com/lamps?page=2";
const wanted = (runs: Parameters<typeof neighborsOf>[1]) =>
	neighborsOf(ADDRESS, runs)
		.filter((one) => one.runs)
		.map(({ address }) => address);

it("lists ten addresses, each once", () => {
	expect(new Set(neighborsOf(ADDRESS, "everywhere").map(({ address }) => address)).size).toBe(10);
});

it("wants a script for one host on its paths, schemes and ports, and on no host that looks like it", () => {
	expect(wanted({ host: "shop.example.com" })).toEqual([
		"https://shop.example.com/lamps?page=2&ref=mail",
		"https://shop.example.com/another/place.html",
		"http://shop.example.com/lamps",
		"https://shop.example.com:8443/lamps",
	]);
});

it("wants a script for a site on its subdomains, too", () => {
	expect(wanted({ site: "example.com" })).toEqual([
		...wanted({ host: "shop.example.com" }),
		"https://deeper.shop.example.com/lamps",
		"https://other.example.com/lamps",
		"https://not-shop.example.com/lamps",
	]);
});

it("wants a script for a path nowhere else", () => {
	expect(wanted({ host: "shop.example.com", path: "/lamps" })).toEqual([
		"https://shop.example.com/lamps?page=2&ref=mail",
		"http://shop.example.com/lamps",
		"https://shop.example.com:8443/lamps",
	]);
});

it("wants a script for every page on the whole web, and one that is clicked nowhere by itself", () => {
	expect(wanted("everywhere")).toHaveLength(9);
	expect(wanted("on click")).toEqual([]);
});
