import { expect, test } from "vitest";
import { hubUserOf } from "./hub-user.ts";

test.each([
	[{ name: "Rita Reader", full_name: "R. Reader" }, "rita@example.org", "Rita Reader"],
	[{ full_name: "R. Reader" }, "rita@example.org", "R. Reader"],
	[{ name: "   " }, "rita@example.org", "rita"],
	[undefined, "rita@example.org", "rita"],
	[{ name: 42 }, undefined, "User"],
	["not an object", "@", "User"],
])("the shown name of %j with %s is %s", (user_metadata, email, shown) => {
	expect(hubUserOf({ id: "1", email, user_metadata }).displayName).toBe(shown);
});

test.each([
	["https://pictures.example/a.png", "https://pictures.example/a.png"],
	["javascript:alert(1)", null],
	["data:image/svg+xml,<svg/>", null],
])("the picture %s becomes %s", (avatar_url, shown) => {
	expect(hubUserOf({ id: "1", user_metadata: { avatar_url } }).avatarUrl).toBe(shown);
});
