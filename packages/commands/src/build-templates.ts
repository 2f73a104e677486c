import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { trainClassifier } from "@scriptorium/script-templates/training/train-classifier";
import { hashModule } from "@scriptorium/workspace/build/hash-module";

const training = fileURLToPath(import.meta.resolve("@scriptorium/script-templates/training/train-classifier"));
const file = fileURLToPath(new URL("../../script-templates/src/classifier/weights.gen.ts", import.meta.url));
writeFileSync(
	file,
	[
		"/* Made by `npm run build:templates` from the phrasings of all templates. */",
		"/** Hash of the training and its phrasings (`hash-module.ts`). */",
		`export const trainingHash = ${JSON.stringify(await hashModule(training))};`,
		`export const weightsText = ${JSON.stringify(trainClassifier())};`,
		"",
	].join("\n"),
);
console.log(file);
