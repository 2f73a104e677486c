import type { PublicScript } from "../../../corpus/public/public-scripts.ts";
import { sha256Of } from "./find-files.ts";
import type { RatedScript, Rating } from "./rating.ts";

/** An entry of the list for a file with this content. */
export function listed(id: string, content: string, verdict: PublicScript["verdict"] = "benign"): PublicScript {
	return {
		id,
		repository: "somebody/scripts",
		path: `folder with spaces/${id}#1.user.js`,
		commit: "0123456789abcdef0123456789abcdef01234567",
		sha256: sha256Of(Buffer.from(content)),
		bytes: Buffer.byteLength(content),
		popularity: "not known",
		author: "somebody",
		year: 2012,
		verdict,
		what: "Shows something.",
		expected: "green",
		judgment: "Nothing is sent.",
		half: "tuning",
	};
}

/** A rated script with findings of these rules. */
export function rated(verdict: RatedScript["verdict"], level: Rating["level"], ...rules: string[]): RatedScript {
	const findings = rules.map((type) => ({ type, severity: "high", line: 1, column: 2, description: "Something." }));
	const reason = level === "unrated" ? "it took too long to check." : null;
	const rating = { level, score: 40, reason, findings };
	return { id: `${verdict}-${level}`, verdict, rating, full: rating };
}
