interface Thing {
	/** Path of the page, with its query. */
	readonly path: string;
	readonly text: string;
	/** Name of the stand-in's account; null for a visitor. */
	readonly account: string | null;
}

/** What somebody who starts the hub for the first time can do in ten minutes. The README describes the same five. */
export const thingsToTry: readonly Thing[] = [
	{
		path: "/explore?search=table",
		text: "find a script, read what it may do, and try it on a sample page",
		account: null,
	},
	{
		path: "/explore?search=demonstration",
		text: "see what a script that steals looks like, and why it is High Risk",
		account: null,
	},
	{
		path: "/builder",
		text: "start from a template, change a step, run it, and drag the result to the bookmarks bar",
		account: null,
	},
	{
		path: "/create",
		text: "write a script with the live security check beside it, and publish it",
		account: "Arthur Author",
	},
	{ path: "/admin", text: "decide what people have reported", account: "Mona Moderator" },
];

/**
 * Writes the lines that the terminal shows about `thingsToTry`.
 * @param origin of the hub
 * @returns one line each, with its address, after a heading
 */
export function linesToTry(origin: string): readonly string[] {
	const addresses = thingsToTry.map(({ path }) => origin + path);
	const width = Math.max(...addresses.map((address) => address.length));
	return [
		"Five things to try:",
		...thingsToTry.map(({ text, account }, index) => {
			const who = account === null ? "" : ` (sign in as ${account})`;
			return `  ${(addresses[index] ?? "").padEnd(width)}  ${text}${who}`;
		}),
	];
}
