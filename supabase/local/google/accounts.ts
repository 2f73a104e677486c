/** Who can sign in where no Google credentials are configured. A `.local` address can receive no mail. */
export interface StandInAccount {
	readonly id: "reader" | "author" | "administrator";
	readonly subject: string;
	readonly email: string;
	readonly name: string;
	readonly purpose: string;
	readonly administrator: boolean;
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
		administrator: false,
	},
	{
		id: "author",
		subject: "100000000000000000002",
		email: "author@scriptorium.local",
		name: "Arthur Author",
		purpose: "An author: writes and publishes scripts",
		administrator: false,
		picture: [
			[122, 74, 0],
			[250, 236, 210],
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
		administrator: true,
	},
];
