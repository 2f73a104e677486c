export const en = {
	title: "Security & Trust",
	lead: "A bookmarklet or userscript can do on a page whatever you can do there. So every version is analyzed before its rating says anything, and you can see why it says it.",
	layers: {
		heading: "Three layers of analysis",
		intro: "The same code is looked at in three ways; what one cannot see, another may.",
		facts: {
			title: "Facts",
			text: "What the script can do at all: the sites it runs on, the servers it contacts, what it stores, which keys and forms it listens to, what code it loads. Each fact names its line. ‘Works offline: proven’ is said only when no way to a network is left open.",
		},
		flows: {
			title: "Flows",
			text: "Where secrets go: cookies, tokens, passwords, keys, the clipboard and the contents of a page are followed through variables, functions and callbacks to every place where data leaves it. A finding shows the way, line by line.",
		},
		canary: {
			title: "Canary",
			text: "Where this hub has a browser for it, every saved version runs in a throw-away browser on pages with planted secrets, without a network. What tries to leave is evidence, and makes it High Risk. A run without evidence proves nothing and changes nothing.",
		},
	},
	answers: {
		heading: "Two answers",
		intro: "What a script could do, and whether it looks like an attack, are two questions. A rating keeps them apart.",
		access: {
			title: "Access",
			text: "What it could do if it were written to harm: on which sites it runs, whether it runs code of others, what it reads, and which servers it contacts. Every script has it, and it is never a warning: a password manager has to read passwords.",
		},
		verdict: {
			title: "Verdict",
			text: "‘Looks like an attack’, with the path of the data, line by line. ‘Worth a look’, with at most two sentences. ‘Nothing found’. Or ‘Checked in part’, with the part that was checked; where this hub has a worker for it, a check with more time follows.",
		},
	},
	levels: {
		heading: "What the levels mean",
		green: {
			label: "Low Risk",
			text: "80 to 100 points. Nothing was found that is worth a look.",
		},
		amber: {
			label: "Medium Risk",
			text: "40 to 79 points. Something is worth a look: a secret may go where the code does not say, code of others was not checked, the code is made unreadable, or the script was not checked to its end.",
		},
		red: {
			label: "High Risk",
			text: "Up to 39 points. It looks like an attack: a secret goes to a stranger on a path that was followed step by step, code of a stranger is executed, a known miner or wallet swap was recognized, or a test run saw a secret leave. One such finding is never averaged away.",
		},
		unrated: {
			label: "Not rated",
			text: "No points. The analysis could not read the code, did not come to an end, or has not happened yet. That is never in a script's favor.",
		},
	},
	limits: {
		heading: "What green does not mean",
		intro: "Low Risk is a statement about what was checked. It is not a guarantee:",
		items: [
			"No analysis of code finds everything. How often this one is right, and how often it is not, is measured and published.",
			"The rating is about one version. The next one is rated anew, and the old one keeps its rating.",
			"Code that a script loads from elsewhere can change after the analysis. That is why code that is not pinned is never green.",
			"Whether a script does what it says, or does it well, is for its reviews to say.",
		],
	},
	scorecard: {
		heading: "How good is it?",
		text: "Every rule, what it catches, how much it finds, how often it raises a false alarm, and how fast it is, measured on public scripts of others and on samples that we wrote.",
		link: "Open the scorecard",
	},
	report: {
		heading: "How to report something",
		text: (hours: number) =>
			`Have you found a script that harms people, or a rating that is wrong? Sign in, open the script's page and choose Report. Moderators read every report; reports about security are investigated within ${hours} hours.`,
		contactText: "For anything else about security, and without an account, write to us.",
		link: "Find the script",
		contact: "Contact us",
	},
} as const;
