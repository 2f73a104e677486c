import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	range: "Period",
	ranges: { "30": "Last 30 days", "90": "Last 90 days", "365": "Last 12 months" },
	loading: "Loading the figures...",
	failed: {
		title: "The figures could not be loaded",
		detail: "Nothing is lost; try again.",
		retry: "Try Again",
	},
	installs: {
		title: "Installs",
		total: (count: number) => plural("en", count, { one: "# install", other: "# installs" }),
	},
	stars: {
		title: "Stars",
		total: (count: number) => plural("en", count, { one: "# star", other: "# stars" }),
	},
	rating: {
		title: "Average rating",
		now: (average: string) => `${average} of 5`,
		none: "No reviews yet",
	},
	reviews: {
		title: "Reviews",
		total: (count: number) => plural("en", count, { one: "# review", other: "# reviews" }),
	},
	day: "Day",
	week: "Week of",
	table: (title: string) => `${title} as a table`,
	nothing: "–",
	note: "By day in UTC. Stars that were withdrawn are not counted.",
	noteWeeks: "By week, from the day shown, in UTC. Stars that were withdrawn are not counted.",
} as const;
