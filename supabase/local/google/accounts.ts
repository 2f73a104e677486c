/** Who can sign in where no Google credentials are configured. A `.local` address can receive no mail. */
export interface StandInAccount {
	readonly id: "reader" | "author" | "administrator";
	readonly subject: string;
	readonly email: string;
	readonly name: string;
	readonly purpose: string;
	readonly administrator: boolean;
}

export const standInAccounts: readonly StandInAccount[] = [
	{
		id: "reader",
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
	},
	{
		id: "administrator",
		subject: "100000000000000000003",
		email: "admin@scriptorium.local",
		name: "Ada Admin",
		purpose: "An administrator: sees the admin pages too",
		administrator: true,
	},
];
