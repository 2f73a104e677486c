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

test.each(["https://pictures.example/a.png", "javascript:alert(1)", "/avatars/x"])(
	"the provider's picture %s is not shown: it lies on another host",
	(address) => {
		const user_metadata = { avatar_url: address, picture: address };
		expect(hubUserOf({ id: "1", user_metadata }).avatarUrl).toBeNull();
	},
);
