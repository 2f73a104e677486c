import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	search: "Search the answers",
	found: (count: number) => plural("en", count, { one: "# answer found", other: "# answers found" }),
	done: "Done",
	doneStep: (number: number) => `Step ${number} is done`,
	stepsDone: (done: number, all: number) => `${done} of ${all} steps done`,
	progressOf: (title: string) => `Progress of ${title}`,
	tutorialsDone: (done: number, all: number) => `${done} of ${all} tutorials done`,
} as const;
