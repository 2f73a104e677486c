/** Groups of the palette (spec 03 § 2). */
export const stepCategories = ["interaction", "data", "navigation", "logic", "output"] as const;
export type StepCategory = (typeof stepCategories)[number];

/** Every kind of step: those of spec 03 § 3, and those that a recording needs besides (the last of each category). */
export const stepKinds = {
	click: "interaction",
	type: "interaction",
	select: "interaction",
	check: "interaction",
	hover: "interaction",
	drag: "interaction",
	keypress: "interaction",
	scroll: "interaction",
	upload: "interaction",
	dialog: "interaction",
	extract: "data",
	store: "data",
	copy: "data",
	navigate: "navigation",
	reload: "navigation",
	back: "navigation",
	tab: "navigation",
	wait: "logic",
	condition: "logic",
	loop: "logic",
	observe: "logic",
	alert: "output",
	log: "output",
	custom: "output",
} as const satisfies Readonly<Record<string, StepCategory>>;

export type StepKind = keyof typeof stepKinds;
