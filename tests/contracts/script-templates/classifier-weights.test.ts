import { brotliCompressSync } from "node:zlib";
import { weightsText } from "@scriptorium/script-templates/classifier/weights.gen";
import { trainClassifier } from "@scriptorium/script-templates/training/train-classifier";
import { expect, test } from "vitest";

/** The create page loads them when somebody submits a request. */
const MAX_BYTES = 70_000;

test("the committed weights are those of the present phrasings: run npm run build:templates", () => {
	expect(trainClassifier() === weightsText).toBe(true);
	expect(brotliCompressSync(weightsText).length).toBeLessThanOrEqual(MAX_BYTES);
}, 120_000);
