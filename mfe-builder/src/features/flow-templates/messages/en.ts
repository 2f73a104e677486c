import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	heading: "Templates",
	lead: "Start from a flow that works, and change what you need. Undo brings back the flow that is open now.",
	categories: {
		utility: "Utility",
		productivity: "Productivity",
		developer: "Developer",
		social: "Social",
		data: "Data",
		automation: "Automation",
		customization: "Customization",
		other: "Other",
	},
	actions: (count: number) => plural("en", count, { one: "# action", other: "# actions" }),
	change: (name: string) => `Load “${name}” template`,
	loaded: (name: string) => `Loaded "${name}" template`,
} as const;
