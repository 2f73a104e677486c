/** Groups of the palette (spec 03 § 2). */
export const stepCategories = ["interaction", "data", "navigation", "logic", "output"] as const;
export type StepCategory = (typeof stepCategories)[number];

/** Names of the exits of conditions and loops, as edges store them in `sourceHandle`. */
export type BranchName = "true" | "false" | "body" | "done";

/** What is known of a kind of step before its code is loaded: the builder's first screen shows and adds steps. */
interface StepRow {
	readonly category: StepCategory;
	/** How the kind divides a flow, with its exits in their order; left out for kinds with one unnamed exit. */
	readonly branching?: { readonly structure: "if" | "loop"; readonly exits: readonly [BranchName, BranchName] };
	/** The kind sets the variable that its field names. `unnamed`: the name where the field is empty; null when there is none then. */
	readonly setsVariable?: { readonly unnamed: string | null };
	/** Fields of a new step; times in milliseconds (spec 03 § 9). */
	readonly newStep?: {
		readonly clearFirst?: boolean;
		readonly newTab?: boolean;
		readonly delay?: number;
		readonly timeout?: number;
		readonly parameters?: Record<string, unknown>;
	};
}

/**
 * Every kind of step, in the order of the palette: those of spec 03 § 3, and those that a recording needs besides. Everything else about a
 * kind is in the file of its name beside this one.
 */
export const stepList = {
	click: { category: "interaction" },
	type: { category: "interaction", newStep: { clearFirst: true } },
	select: { category: "interaction" },
	check: { category: "interaction", newStep: { parameters: { checked: true } } },
	hover: { category: "interaction" },
	drag: { category: "interaction" },
	keypress: { category: "interaction" },
	scroll: { category: "interaction" },
	upload: { category: "interaction" },
	dialog: { category: "interaction" },
	// Spec 03 § 5.
	extract: { category: "data", setsVariable: { unnamed: "extractedText" } },
	store: { category: "data", setsVariable: { unnamed: null } },
	copy: { category: "data" },
	navigate: { category: "navigation", newStep: { newTab: false } },
	reload: { category: "navigation" },
	back: { category: "navigation" },
	tab: { category: "navigation" },
	wait: { category: "logic", newStep: { delay: 1000 } },
	condition: { category: "logic", branching: { structure: "if", exits: ["true", "false"] } },
	loop: { category: "logic", branching: { structure: "loop", exits: ["body", "done"] } },
	observe: { category: "logic", newStep: { timeout: 5000 } },
	alert: { category: "output" },
	log: { category: "output" },
	custom: { category: "output" },
} as const satisfies Readonly<Record<string, StepRow>>;

export type StepKind = keyof typeof stepList;

/**
 * Reads the row of a kind.
 * @param kind kind of a step
 * @returns its row, with the optional fields
 */
export const stepRow = (kind: StepKind): StepRow => stepList[kind];

/** All kinds, in the order of the palette. */
export const stepKinds = Object.keys(stepList) as StepKind[];
