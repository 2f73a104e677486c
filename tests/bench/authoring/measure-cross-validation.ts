import { MIN_CERTAINTY } from "@scriptorium/script-templates/judge-request";
import { templates } from "@scriptorium/script-templates/template-list";
import {
	countAnswers,
	crossValidate,
	foldsByManner,
	foldsByTemplate,
	type HeldOutAnswer,
} from "@scriptorium/script-templates/training/cross-validate";

const THRESHOLDS = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85];

const share = (part: number, all: number) => (all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`);

function describeAnswers(name: string, answers: readonly HeldOutAnswer[], threshold: number): string {
	const { covered, right, wrong, firstThree, outsiders, refused } = countAnswers(answers, threshold);
	return `| ${name} | ${covered} | ${share(right, covered)} | ${share(wrong, covered)} | ${share(firstThree, covered)} | ${outsiders} | ${share(refused, outsiders)} |`;
}

/** Validates the classifier on its own training requests: each is asked by a model that was trained on other manners, or without its template. */
export function measureCrossValidation(): string {
	const answers = crossValidate(foldsByManner());
	const withoutTemplates = crossValidate(foldsByTemplate());
	const head = (first: string) => [
		`| ${first} | covered | right | wrong | among the first three | outsiders | refused |`,
		"| --- | --: | --: | --: | --: | --: | --: |",
	];
	const folds = Map.groupBy(answers, ({ fold }) => fold);
	return [
		`${templates.length} templates, threshold ${MIN_CERTAINTY}. Every number is computed from the committed lists, so it is the same on every machine.`,
		"",
		...head("Held out"),
		...[...folds].map(([name, ofFold]) => describeAnswers(name, ofFold, MIN_CERTAINTY)),
		describeAnswers("all manners", answers, MIN_CERTAINTY),
		describeAnswers("templates taken out of the catalog", withoutTemplates, MIN_CERTAINTY),
		"",
		...head("Threshold, all manners"),
		...THRESHOLDS.map((threshold) => describeAnswers(String(threshold), answers, threshold)),
	].join("\n");
}
