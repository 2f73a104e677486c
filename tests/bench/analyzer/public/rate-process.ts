import { readFileSync } from "node:fs";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { readLibraries } from "./library-files.ts";
import { type Rating, type RatingRequest, ratingRequest } from "./rating.ts";

// A process of its own: a script that exhausts memory ends this process and no other rating.
process.on("message", (message) => {
	process.send?.(rateFile(ratingRequest.parse(message)));
});

/** The text is only read. */
function rateFile({ path, steps, libraries }: RatingRequest): Rating {
	const code = readFileSync(path, "utf8");
	const files = libraries === null ? [] : readLibraries(libraries, code);
	const result = analyzeScript({ code, ...(files.length > 0 ? { libraries: files } : {}) }, { steps });
	const isUnrated = result.risk_level === "unrated";
	return {
		level: result.risk_level,
		score: result.score,
		reason: isUnrated ? result.summary.replace(/^Not rated: /, "").replace(/\. .*$/s, ".") : null,
		findings: result.vulnerabilities.map(({ type, severity, line, column, description }) => ({
			type,
			severity,
			line,
			column,
			description,
		})),
	};
}
