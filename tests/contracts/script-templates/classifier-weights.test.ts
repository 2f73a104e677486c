import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { trainingHash, weightsText } from "@scriptorium/script-templates/classifier/weights.gen";
import { trainClassifier } from "@scriptorium/script-templates/training/train-classifier";
import { hashModule } from "@scriptorium/workspace/build/hash-module";
import { expect, test } from "vitest";

/** The create page loads them when somebody submits a request. */
const MAX_BYTES = 70_000;
/** The training takes as long as a third of all other contracts; a short run compares the hash of what it is made of. */
const isShort = process.env.SCRIPTORIUM_SHORT === "1";

test("the committed weights are those of the present phrasings: run npm run build:templates", async () => {
	const training = fileURLToPath(import.meta.resolve("@scriptorium/script-templates/training/train-classifier"));
	expect(await hashModule(training)).toBe(trainingHash);
	expect(brotliCompressSync(weightsText).length).toBeLessThanOrEqual(MAX_BYTES);
	if (!isShort) expect(trainClassifier() === weightsText).toBe(true);
}, 120_000);
