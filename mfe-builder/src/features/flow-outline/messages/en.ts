import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	heading: "Outline",
	tree: "Steps of the flow, in the order in which they run",
	count: (steps: number) => plural("en", steps, { one: "# step", other: "# steps" }),
	empty: "No steps yet",
	emptyText: "Add the first action, load a template, or record what you do on a page.",
	toolbar: "Change the selected step",
	add: "Add",
	addFirst: "Add action",
	connect: "Connect",
	moveUp: "Move up",
	moveDown: "Move down",
	configure: "Configure",
	duplicate: "Duplicate",
	remove: "Delete",
	emptyBranch: "empty",
	leadsTo: (labels: string) => `then ${labels}`,
	keys: "Enter configures, Insert adds after, Alt and an arrow key move, Delete removes.",
} as const;
