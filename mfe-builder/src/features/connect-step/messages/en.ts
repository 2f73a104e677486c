import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	title: (label: string) => `Connect “${label}”`,
	close: "Close",
	exit: "From",
	search: "Search steps",
	targets: "Steps to connect to",
	existing: "Connections of this step",
	to: (label: string) => `To “${label}”`,
	toFrom: (exit: string, label: string) => `${exit}: to “${label}”`,
	remove: (label: string) => `Remove the connection to “${label}”`,
	none: "No step matches.",
	more: (count: number) =>
		plural("en", count, { one: "# more step; search for it.", other: "# more steps; search for them." }),
} as const;
