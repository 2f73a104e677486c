import { expect, it } from "vitest";
import { type ProfileView, readProfileView, writeProfileView } from "./profile-address.ts";

const read = (query: string, isOwn = false) => readProfileView(new URLSearchParams(query), isOwn);

it.each<[string, ProfileView]>([
	["", { tab: "published", page: 1 }],
	["?tab=favorites", { tab: "favorites", page: 1 }],
	["?tab=favorites&page=3", { tab: "favorites", page: 3 }],
	["?page=2", { tab: "published", page: 2 }],
	["?tab=following&page=2", { tab: "following", page: 2 }],
])("an own profile says %o and reads it back", (query, view) => {
	expect(read(query, true)).toEqual(view);
	expect(writeProfileView(view)).toBe(query);
});

it.each(["?tab=secrets", "?page=0", "?page=-1", "?page=1e9", "?page=2.5", "?page=x", "?tab=&page="])(
	"%o is as if nothing was said",
	(query) => {
		expect(read(query, true)).toEqual({ tab: "published", page: 1 });
	},
);

it("has no feed on somebody else's profile, nor its page", () => {
	expect(read("?tab=following&page=4")).toEqual({ tab: "published", page: 1 });
});

it("asks for no row that the database would not give", () => {
	expect(read("?page=99999").page * 12).toBeLessThanOrEqual(100_000);
});
