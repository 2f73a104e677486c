import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { trainClassifier } from "@scriptorium/script-templates/training/train-classifier";

const file = fileURLToPath(new URL("../../script-templates/src/classifier/weights.gen.ts", import.meta.url));
writeFileSync(
	file,
	`/* Made by \`npm run build:templates\` from the phrasings of all templates. */\nexport const weightsText = ${JSON.stringify(trainClassifier())};\n`,
);
console.log(file);
