const severity = { critical: "Critical", high: "High", medium: "Medium", low: "Low" } as const;

export const en = {
	title: "Scorecard of the security rating",
	lead: "Measured, not promised: what the analysis finds, what it misses, and how often it is wrong. Every figure on this page was written by a program, first on public scripts of others, then on samples that we wrote.",
	back: "Security & Trust",
	loading: "Loading the scorecard...",
	failed: "The scorecard could not be read",
	failedDetail: "This deployment came without one, or with one of another form. Nothing is estimated in its place.",
	retry: "Try Again",
	/** Of the half of the public scripts that no rule was tuned on; the counts are formatted. */
	publicScripts: {
		heading: "In short",
		attacks: (all: string, red: string, green: string) =>
			`Of ${all} published attacks, ${red} are rated High Risk, and ${green} pass as Low Risk.`,
		harmless: (all: string, authors: string, red: string, notGreen: string) =>
			`Of ${all} harmless scripts by ${authors} authors, ${red} are wrongly rated High Risk; ${notGreen} in all are not rated Low Risk.`,
		unseen:
			"No rule was tuned on these scripts, so the figures are close to what to expect elsewhere; no rating is a guarantee.",
		none: "The rating was not measured on public scripts for this deployment.",
		figures: {
			attackRed: "Attacks rated High Risk",
			attackGreen: "Attacks that pass as Low Risk",
			benignRed: "Harmless scripts rated High Risk",
			benignNotGreen: "Harmless scripts not rated Low Risk",
		},
		share: (hits: string, n: string, rate: string, between: string) => `${hits} of ${n}: ${rate} (${between})`,
		tables: {
			heading: "All figures on public scripts",
			text: "Userscripts and bookmarklets that people use, and attacks from research and payload collections, each with the verdict of one reader. The project's source lists them with repository and checksum; their code stays with its authors. All scripts of a repository are in the same half, chosen by a checksum of its name.",
			label: (half: string) => `Public scripts: ${half}`,
			halves: { counted: "Counted half, never used for tuning", tuning: "Tuning half" },
			outcome: (verdict: string, outcome: string) => `${verdict}, ${outcome}`,
			verdicts: { benign: "Harmless", attack: "Attack" },
			outcomes: {
				green: "rated Low Risk",
				amber: "rated Medium Risk",
				red: "rated High Risk",
				"not-green": "not rated Low Risk",
				unrated: "not rated at all",
			},
			source: (rules: string, date: string, commit: string) =>
				`Rules ${rules}, measured on ${date} at commit ${commit}.`,
		},
	},
	ownSamples: {
		heading: "Samples that we wrote",
		/** Of the held-out scripts; the counts are formatted. */
		found: (found: string, all: string) =>
			`Of ${all} harmful scripts, written by people who did not know the rules, ${found} get a warning.`,
		red: (red: string, all: string) => `Of the ${all} most dangerous of them, ${red} are rated High Risk.`,
		harmless: (alarms: string, red: string, all: string) =>
			`Of ${all} harmless scripts, ${red} are wrongly rated High Risk and ${alarms} get a warning that they do not deserve.`,
		limits:
			"They were written for this measurement, which makes them cleaner and more alike than scripts in the wild. Two harmless ones were rated High Risk at first, and the rules were corrected after that.",
	},
	measured: "What was measured",
	facts: {
		rules: "Rules",
		date: "Date",
		commit: "Commit",
		machine: "Machine",
		machineText: (cpu: string, cores: string, node: string) => `${cpu}, ${cores} cores, Node ${node}`,
	},
	halves: { tuning: "Tuning set", "held-out": "Held-out set" },
	halvesText: {
		tuning: "Rules were written and tuned with these samples in sight, so they are expected to do well here.",
		"held-out":
			"Written by people who knew neither the rules nor the other scripts. One of these figures is too good: two harmless scripts were rated red when this set was first counted; they were then read and their false alarms fixed.",
	},
	corpusText: (risky: string, benign: string, threats: string) =>
		`${risky} risky and ${benign} harmless scripts, ${threats} kinds of threat.`,
	interval: "Rates are shown with their 95 % Wilson interval: the fewer samples, the wider it is.",
	columns: {
		samples: "Samples",
		found: "Found",
		rate: "Rate (95 %)",
		right: "Right",
		alarms: "Alarms",
		kind: "Kind",
		red: "Red",
		nonGreen: "Not green",
		threat: "Threat",
		severity: "Severity",
		rewriting: "Rewriting",
		scanner: "Scanner",
		speed: "KB/s",
	},
	of: (hits: string, n: string) => `${hits} of ${n}`,
	between: (low: string, high: string) => `${low} to ${high}`,
	noRate: "nothing to count",
	detection: {
		heading: "What it finds (recall)",
		text: "Of the risky scripts, how many were found.",
		groups: { "red-labeled": "Labeled red", "all-risky": "All risky" },
		foundAs: { red: "rated red", "non-green": "rated worse than green" },
		group: (samples: string, found: string) => `${samples}, ${found}`,
		/** Of all risky scripts. */
		atLeast: {
			critical: "All risky, with a critical finding",
			high: "All risky, with a high finding or worse",
			medium: "All risky, with a medium finding or worse",
			low: "All risky, with any finding",
		},
	},
	precision: {
		heading: "How often a finding is right (precision)",
		text: "Of all findings of a severity, those that are on a risky script.",
		severity,
	},
	falseAlarms: {
		heading: "False alarms",
		text: "Of the harmless scripts, how many were rated worse than green.",
		kinds: { red: "Rated red", "non-green": "Not rated green" },
	},
	answers: {
		heading: "Verdict and access",
		text: "Every script by its verdict, and those that could be read by their access. Access is what a script could do if it were written to harm; it says nothing about what it is for.",
		row: (kind: string, answer: string) => `${kind}, ${answer}`,
		classes: { risky: "Harmful", benign: "Harmless" },
		verdict: {
			attack: "looks like an attack",
			"worth-a-look": "worth a look",
			"checked-in-part": "checked in part",
			"nothing-found": "nothing found",
			unread: "not read",
		},
		sites: { "this-site": "runs on one site", "named-sites": "runs on named sites", "any-site": "runs on any site" },
		code: {
			none: "runs no code of others",
			pinned: "runs code of others, pinned",
			"not-pinned": "runs code of others, not pinned",
		},
	},
	mutations: {
		heading: "The same harm, rewritten",
		text: "Risky scripts rewritten without changing what they do. In brackets: how many of the same scripts were found as they were.",
		pair: (found: string, baseline: string) => `${found} (${baseline})`,
	},
	threats: { heading: "By kind of threat", text: "Every risky script, by what it does to people." },
	lines: {
		heading: "The right line",
		text: "Of the harmful scripts that were found, those in which a finding names a line that does the harm.",
	},
	canary: {
		heading: "With the canary run",
		text: "Rated red when the script was also run in a throw-away browser on pages with planted secrets.",
		none: "The canary run was not part of this measurement.",
	},
	speed: {
		heading: "Speed",
		warm: "Warm",
		cold: "Cold, from the start of the program",
		perSecond: (kb: string) => `${kb} KB per second`,
		typical: "One script: middle, 95th and 99th of 100",
		percentiles: (p50: string, p95: string, p99: string) => `${p50} ms, ${p95} ms, ${p99} ms`,
		hundred: "A script of 100 KB",
		ms: (time: string) => `${time} ms`,
		runs: "Runs and their spread",
		spread: (runs: string, spread: string) => `${runs} runs, ± ${spread}`,
	},
	peers: {
		heading: "Beside other scanners",
		text: "The same scripts in the same run. A warning of whatever kind counts: on a risky script as found, on a harmless one as an alarm.",
		crashes: (count: string) => `crashed on ${count}`,
	},
	rules: {
		heading: (count: string) => `The rules (${count})`,
		text: "What each one catches. Their tests and documentation lie beside them in the source.",
		severity,
	},
} as const;
