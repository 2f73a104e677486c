/** Who can sign in where no Google credentials are configured. A `.local` address can receive no mail. */
export interface StandInAccount {
	readonly id: "reader" | "author" | "moderator" | "administrator";
	readonly subject: string;
	readonly email: string;
	readonly name: string;
	readonly purpose: string;
	/** As in `admin_roles`; null for none. */
	readonly role: "admin" | "moderator" | null;
	/** Colors of the account's picture: ground and figure, as red, green and blue from 0 to 255. */
	readonly picture: readonly [ground: Color, figure: Color];
}

type Color = readonly [red: number, green: number, blue: number];

export const standInAccounts: readonly StandInAccount[] = [
	{
		id: "reader",
		picture: [
			[47, 93, 98],
			[223, 238, 234],
		],
		subject: "100000000000000000001",
		email: "reader@scriptorium.local",
		name: "Rita Reader",
		purpose: "A reader: finds, stars and installs scripts",
		role: null,
	},
	{
		id: "author",
		subject: "100000000000000000002",
		email: "author@scriptorium.local",
		name: "Arthur Author",
		purpose: "An author: writes and publishes scripts",
		role: null,
		picture: [
			[122, 74, 0],
			[250, 236, 210],
		],
	},
	{
		id: "moderator",
		subject: "100000000000000000004",
		email: "moderator@scriptorium.local",
		name: "Mona Moderator",
		purpose: "A moderator: decides reports",
		role: "moderator",
		picture: [
			[38, 70, 120],
			[224, 234, 248],
		],
	},
	{
		id: "administrator",
		subject: "100000000000000000003",
		email: "admin@scriptorium.local",
		name: "Ada Admin",
		purpose: "An administrator: sees the admin pages too",
		picture: [
			[94, 44, 78],
			[244, 224, 236],
		],
		role: "admin",
	},
];
