import { plural } from "@scriptorium/ui-kit/locale";

const lines = (count: number) => plural("en", count, { one: "# line", other: "# lines" });

export const en = {
	heading: "Code",
	lines,
	raw: "Raw",
	rawName: (title: string) => `Raw code of ${title}`,
	copy: "Copy",
	copyName: (title: string) => `Copy the code of ${title}`,
	copied: "Copied!",
	copiedNotice: "Code copied to clipboard",
	copyFailed: "The code could not be copied. Select it and copy it with the keyboard.",
	region: (title: string) => `Code of ${title}`,
	search: "Search",
	searchName: (title: string) => `Search in the code of ${title}`,
	nextFinding: "Next finding",
	previousFinding: "Previous finding",
	marked: (count: number) => `${lines(count)} with findings`,
	severity: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
	finding: (line: number, severity: string, description: string) => `Line ${line}: ${severity}: ${description}`,
} as const;
