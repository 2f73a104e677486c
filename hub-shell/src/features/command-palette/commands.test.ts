import { expect, test } from "vitest";
import { commandsFor } from "./commands.ts";

const texts = (session: Parameters<typeof commandsFor>[0]) =>
	commandsFor(session).flatMap(({ commands }) => commands.map(({ text }) => text));
const user = { id: "u1", email: "", displayName: "R", avatarUrl: null, username: null, roles: [] };

test("a visitor is offered to sign in, and nothing that needs it", () => {
	const offered = texts({ status: "signed-out", user: null });
	expect(offered).toContain("signIn");
	for (const text of ["create", "myProfile", "myBookmarklets", "accountSettings", "logOut"] as const) {
		expect(offered).not.toContain(text);
	}
});

test("somebody signed in is offered their own pages", () => {
	const groups = commandsFor({ status: "signed-in", user });
	const account = groups.find(({ heading }) => heading === "account")?.commands.map(({ effect }) => effect);
	expect(account).toEqual([
		{ kind: "go", to: "/profile/u1" },
		{ kind: "go", to: "/manage-bookmarklets" },
		{ kind: "go", to: "/collections" },
		{ kind: "go", to: "/notifications" },
		{ kind: "go", to: "/account" },
		{ kind: "sign-out" },
	]);
	expect(texts({ status: "signed-in", user })).not.toContain("signIn");
	expect(texts({ status: "signed-in", user })).not.toContain("adminPanel");
	expect(texts({ status: "signed-in", user: { ...user, roles: ["moderator"] } })).toContain("adminPanel");
});
