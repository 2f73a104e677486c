import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { en } from "./messages/en.ts";

/** Keys of the texts that are plain sentences. */
type TextKey = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? Key : never }[keyof typeof en];

export type CommandEffect =
	| { readonly kind: "go"; readonly to: string }
	| { readonly kind: "theme"; readonly theme: "light" | "dark" | "system" }
	| { readonly kind: "sign-out" }
	| { readonly kind: "shortcuts" }
	| { readonly kind: "assistant" }
	| { readonly kind: "audit" };

export interface PaletteCommand {
	readonly text: TextKey;
	readonly effect: CommandEffect;
}

export interface CommandGroup {
	readonly heading: TextKey;
	readonly commands: readonly PaletteCommand[];
}

const go = (text: TextKey, to: string): PaletteCommand => ({ text, effect: { kind: "go", to } });

function accountCommands(session: HubSession): readonly PaletteCommand[] {
	if (session.status !== "signed-in") return [go("signIn", "/auth")];
	return [
		go("myProfile", `/profile/${session.user.id}`),
		go("myBookmarklets", "/manage-bookmarklets"),
		go("myCollections", "/collections"),
		go("notifications", "/notifications"),
		go("accountSettings", "/account"),
		...(session.user.roles.length > 0 ? [go("adminPanel", "/admin")] : []),
		{ text: "logOut", effect: { kind: "sign-out" } },
	];
}

/** What the palette offers this person. */
export function commandsFor(session: HubSession): readonly CommandGroup[] {
	const create = session.status === "signed-in" ? [go("create", "/create")] : [];
	return [
		{
			heading: "pages",
			commands: [
				go("home", "/"),
				go("explore", "/explore"),
				go("latest", "/latest"),
				go("categories", "/categories"),
				...create,
				go("builder", "/builder"),
			],
		},
		{ heading: "account", commands: accountCommands(session) },
		{
			heading: "theme",
			commands: (["light", "dark", "system"] as const).map((theme) => ({
				text: theme,
				effect: { kind: "theme", theme },
			})),
		},
		{
			heading: "help",
			commands: [
				{ text: "assistant", effect: { kind: "assistant" } },
				{ text: "shortcuts", effect: { kind: "shortcuts" } },
				go("tour", "/?tour"),
				go("documentation", "/documentation"),
				{ text: "audit", effect: { kind: "audit" } },
				go("performance", "/performance"),
				go("accessibility", "/accessibility"),
			],
		},
	];
}
