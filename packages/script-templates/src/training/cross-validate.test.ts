import { describe, expect, test } from "vitest";
import { OUTSIDE } from "../classifier/classify.ts";
import { foldsByManner, foldsByTemplate } from "./cross-validate.ts";
import { CROSSED, IN_TEMPLATES, trainingRequests } from "./training-requests.ts";
import { withoutNearDuplicates } from "./without-near-duplicates.ts";

describe("requests that nearly repeat others", () => {
	const others = [{ text: "Download every picture of this gallery" }];

	test.each(["please download every picture of the gallery", "download the pictures of this gallery!"])(
		"%s is left out",
		(text) => {
			expect(withoutNearDuplicates([{ text }], others)).toEqual([]);
		},
	);

	test.each(["download the table", "pictures of this gallery as a slideshow with music"])("%s remains", (text) => {
		expect(withoutNearDuplicates([{ text }], others)).toEqual([{ text }]);
	});
});

describe("folds by manner", () => {
	const folds = foldsByManner();

	test("hold out every request once, apart from the crossed ones, and never train on it meanwhile", () => {
		const asked = trainingRequests.filter(({ manner }) => manner !== CROSSED);
		const heldOut = folds.flatMap((fold) => fold.heldOut);
		expect(heldOut).toHaveLength(asked.length);
		expect(new Set(heldOut)).toEqual(new Set(asked));
		for (const fold of folds) {
			const trained = new Set(fold.trained.map(({ text }) => text.toLowerCase()));
			expect(fold.heldOut.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([]);
		}
	});

	test("never train on the manner that is held out, and have outsiders in each", () => {
		for (const fold of folds) {
			expect(fold.heldOut.some(({ id }) => id === OUTSIDE)).toBe(true);
			const covered = fold.heldOut.filter(({ id, manner }) => id !== OUTSIDE && manner !== IN_TEMPLATES);
			const manners = new Set(covered.map(({ manner }) => manner));
			expect(fold.trained.filter(({ manner }) => manners.has(manner))).toEqual([]);
		}
	});
});

test("folds by template train on nothing that the taken templates fulfill", () => {
	const folds = foldsByTemplate();
	const covered = trainingRequests.filter(({ id }) => id !== OUTSIDE);
	expect(folds.flatMap((fold) => fold.heldOut)).toHaveLength(covered.length);
	for (const fold of folds) {
		const heldOut = new Set(fold.heldOut.map(({ text }) => text));
		expect(fold.trained.filter(({ text }) => heldOut.has(text))).toEqual([]);
	}
});
