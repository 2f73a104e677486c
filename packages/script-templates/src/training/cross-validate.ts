import { OUTSIDE } from "../classifier/classify.ts";
import { readModel } from "../classifier/model.ts";
import { isAnswered, type Judgement, judgeRequest } from "../judge-request.ts";
import { templates } from "../template-list.ts";
import { EVERYDAY_OUTSIDERS, phrasingsByManner } from "./phrasings-by-manner.ts";
import { trainClassifier } from "./train-classifier.ts";
import { CROSSED, IN_TEMPLATES, OUTSIDERS, type TrainingRequest, trainingRequests } from "./training-requests.ts";
import { withoutNearDuplicates } from "./without-near-duplicates.ts";

/** Parts of a list that is too long to be held out as a whole. */
const PARTS = 3;
/** Parts of the catalog, each of which is taken out once. */
const CATALOG_PARTS = 4;

const manners = [...phrasingsByManner.keys()];
const outsiderKinds = manners.filter((manner) => manner.startsWith(EVERYDAY_OUTSIDERS));
const styles = manners.filter((manner) => !outsiderKinds.includes(manner));

/** Requests that are held out together, and those that the model is trained on meanwhile. */
export interface Fold {
	readonly name: string;
	readonly heldOut: readonly TrainingRequest[];
	readonly trained: readonly TrainingRequest[];
}

/** A request that the training had not seen, and what the model said to it. */
export interface HeldOutAnswer {
	/** Name of the fold. */
	readonly fold: string;
	readonly request: TrainingRequest;
	readonly judgement: Judgement;
}

/** Name of the fold in which a request is held out; `place` is its place in its list of so many requests. */
function foldOf({ manner }: TrainingRequest, place: number, length: number): string {
	const kind = outsiderKinds.indexOf(manner);
	if (kind >= 0) return styles[kind % styles.length] ?? "";
	if (manner !== IN_TEMPLATES && manner !== OUTSIDERS) return manner;
	return `lists, part ${Math.floor((place * PARTS) / length) + 1}`;
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): (readonly [string, Item[]])[] {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const group = groups.get(nameOf(item)) ?? [];
		groups.set(nameOf(item), group);
		group.push(item);
	}
	return [...groups];
}

/**
 * Folds that hold out one manner of asking after the other, and with it whole kinds of everyday outsiders. The phrasings in the files of
 * the templates and the two long lists of outsiders are held out in parts: of each template a third, of the outsiders whole subjects.
 * Nothing that says the same in nearly the same words is trained on meanwhile.
 *
 * @returns the folds; each request of the training is held out in one, except for those made of wishes and parts of pages
 */
export function foldsByManner(): readonly Fold[] {
	const asked = trainingRequests.filter(({ manner }) => manner !== CROSSED);
	const lists = grouped(asked, ({ id, manner }) => (manner === IN_TEMPLATES ? `${manner} ${id}` : manner));
	const placed = lists.flatMap(([, list]) =>
		list.map((request, place) => ({ request, fold: foldOf(request, place, list.length) })),
	);
	const heldOut = grouped(placed, ({ fold }) => fold).map(
		([name, items]) => [name, items.map(({ request }) => request)] as const,
	);
	return heldOut.map(([name, requests]) => {
		const others = new Set(requests);
		const rest = trainingRequests.filter((request) => !others.has(request));
		return { name, heldOut: requests, trained: withoutNearDuplicates(rest, requests) };
	});
}

/**
 * Folds that take a quarter of the templates out of the catalog. Whoever asks for them is an outsider then: each answer is wrong.
 * @returns the folds; each request that a template fulfills is held out in one
 */
export function foldsByTemplate(): readonly Fold[] {
	return Array.from({ length: CATALOG_PARTS }, (_, part) => {
		const taken = new Set(templates.filter((_template, at) => at % CATALOG_PARTS === part).map(({ id }) => id));
		const heldOut = trainingRequests.filter(({ id }) => taken.has(id));
		const rest = trainingRequests.filter(({ id }) => !taken.has(id));
		return {
			name: `catalog, part ${part + 1}`,
			heldOut: heldOut.map((request) => ({ ...request, id: OUTSIDE })),
			trained: withoutNearDuplicates(rest, heldOut),
		};
	});
}

/**
 * Trains on each fold's part for the training, and asks what was held out.
 * @param folds of `foldsByManner` or `foldsByTemplate`
 * @returns an answer for each request that was held out
 */
export function crossValidate(folds: readonly Fold[]): readonly HeldOutAnswer[] {
	return folds.flatMap(({ name, heldOut, trained }) => {
		const model = readModel(trainClassifier(trained));
		return heldOut.map((request) => ({ fold: name, request, judgement: judgeRequest(request.text, model) }));
	});
}

/** Numbers of requests that a template fulfills (`covered`), of outsiders, and of what was said to them. */
export interface ValidationCounts {
	readonly covered: number;
	readonly right: number;
	readonly wrong: number;
	readonly firstThree: number;
	readonly outsiders: number;
	readonly refused: number;
}

/**
 * Counts answers at a threshold.
 * @param answers of one fold or of all
 * @param minCertainty the threshold, when it is not the chosen one
 * @returns numbers of requests
 */
export function countAnswers(answers: readonly HeldOutAnswer[], minCertainty?: number): ValidationCounts {
	const outsiders = answers.filter(({ request }) => request.id === OUTSIDE);
	const covered = answers.filter(({ request }) => request.id !== OUTSIDE);
	const isGiven = ({ judgement }: HeldOutAnswer) => isAnswered(judgement, minCertainty);
	const given = covered.filter(isGiven);
	const isAmong = ({ request, judgement }: HeldOutAnswer, most: number) =>
		judgement.ranked.slice(0, most).some(({ template }) => template.id === request.id);
	const right = given.filter((answer) => isAmong(answer, 1)).length;
	return {
		covered: covered.length,
		right,
		wrong: given.length - right,
		firstThree: covered.filter((answer) => isAmong(answer, 3)).length,
		outsiders: outsiders.length,
		refused: outsiders.length - outsiders.filter(isGiven).length,
	};
}
