/** Texts of the page on which the user allows a request of a script. */
export const en = {
	product: "Scriptorium",
	loading: "Loading…",
	connect: {
		title: "A script wants to contact a server",
		lead: (script: string, page: string, host: string) =>
			`“${script}”, which runs on ${page}, wants to send a request to ${host}. It does not name this server in its description (@connect).`,
		warning:
			"It can send what it reads on your pages there, together with the cookies that you have for that server, and reads the answer.",
		local:
			"This server is in your own network or on this computer. Allow it only if you know what the script does there.",
		page: "Runs on",
		host: "Server",
		address: "Address",
		once: "Allow once",
		always: "Always allow this server",
		all: "Allow all servers",
		allHint: "The script says that it contacts any server. Servers in your own network are never included.",
		deny: "Deny",
		never: "Never allow this server to the script",
	},
	downloads: {
		title: "A script wants to save a file",
		lead: (script: string, page: string) =>
			`“${script}”, which runs on ${page}, wants to save a file to your folder for downloads. Your browser asks you once whether scripts in Scriptorium may do that.`,
		page: "Runs on",
		file: "File",
		address: "From",
		ownPage: "made by the script itself",
		allow: "Let scripts save files",
		deny: "Deny",
		refused: "The browser did not grant it.",
	},
	note: "Closing this page denies it. You can change decisions on the script's page under Installed scripts.",
	gone: "Nothing waits for your answer",
	goneDetail: "The script's page was closed, or the question was open for too long.",
	failed: "The answer could not be saved. Try again.",
	close: "Close",
} as const;
