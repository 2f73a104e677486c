import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	heading: "Steps",
	count: (steps: number) => plural("en", steps, { one: "# step", other: "# steps" }),
	list: "Steps of the flow, in their order",
	empty: "No steps yet",
	emptyText: "Record what you do on a page, or open a recording; then choose Convert to Flow.",
	hidden: "hidden value",
	frame: "in a frame",
} as const;
