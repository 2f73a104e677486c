import { isDeepStrictEqual } from "node:util";
import type { AnalysisResult, Place, RiskLevel, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { decodeAddress } from "@scriptorium/userscript/decode-address";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { parse } from "acorn";

const BANDS: Record<RiskLevel, readonly [low: number, high: number]> = {
	green: [80, 100],
	amber: [40, 79],
	red: [0, 39],
	unrated: [0, 0],
};
const builtIns = () => [Object, Array, String, Function, Map].map(({ prototype }) => Reflect.ownKeys(prototype).length);
const asBorn = builtIns();

/** Describes the faults of the answer to `code`; empty when everything holds. Never throws. */
export function judgeResult(code: string, analyze: (input: ScriptInput) => AnalysisResult): string[] {
	let result: AnalysisResult;
	let again: AnalysisResult;
	try {
		result = analyze({ code });
		again = analyze({ code });
	} catch (error) {
		return [`throws ${String(error)}`];
	}
	const { risk_level: level, score, vulnerabilities, capabilities } = result;
	const [low, high] = BANDS[level] ?? [Number.NaN, Number.NaN];
	const critical = vulnerabilities.some(({ severity }) => severity === "critical");
	const lost = outside(code, placesOf(result));
	const checks: readonly (readonly [holds: boolean, problem: string])[] = [
		[isDeepStrictEqual(result, again), "answers differently the second time"],
		[isDeepStrictEqual(result, JSON.parse(JSON.stringify(result))), "is not plain JSON"],
		[Number.isInteger(score) && score >= low && score <= high, `scores ${score} as ${level}`],
		[
			level === "unrated" || Buffer.byteLength(code) <= MAX_SCRIPT_BYTES,
			`rates ${Buffer.byteLength(code)} bytes ${level}`,
		],
		[level === "unrated" || canParse(code) !== "no", `is ${level} although it cannot be parsed`],
		[level !== "unrated" || !capabilities.offline, "is proven offline without being rated"],
		[level === "red" || level === "unrated" || !critical, `is ${level} with a critical finding`],
		[level !== "red" || vulnerabilities.length > 0, "is red without a finding"],
		[result.summary.length > 0 && result.rules_version.length > 0, "says nothing"],
		[lost === null, `points outside the text: ${lost}`],
		[isDeepStrictEqual(builtIns(), asBorn), "changes a built-in prototype"],
	];
	return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function placesOf({ vulnerabilities, capabilities }: AnalysisResult): Place[] {
	const { offline: _, reads = [], loaded_code = [], libraries = [], ...facts } = capabilities;
	const places = [...Object.values(facts), reads, loaded_code, libraries].flat();
	return [...vulnerabilities.flatMap((found) => [found, ...found.path]), ...places];
}

/** The first place that no line of the text has, as `line:column`. */
function outside(code: string, places: readonly Place[]): string | null {
	const lines = code.split(/\r\n|\r|\n/);
	const isInside = ({ line, column }: Place) => {
		const text = Number.isInteger(line) ? lines[line - 1] : undefined;
		// One past the end is where an editor's cursor may stand; a CR of CR LF counts as part of the line.
		return text !== undefined && Number.isInteger(column) && column >= 1 && column <= text.length + 2;
	};
	const lost = places.find((place) => !isInside(place));
	return lost === undefined ? null : `${lost.line}:${lost.column}`;
}

/** Under any goal a script may be run with; `unsure` when the parser ran out of stack. */
function canParse(code: string): "yes" | "no" | "unsure" {
	const text = decodeAddress(code).text.replace(/^\uFEFF#!/, "#!");
	const shared = { ecmaVersion: "latest", allowHashBang: true, allowReturnOutsideFunction: true } as const;
	const goals = [
		{ ...shared, sourceType: "script", allowAwaitOutsideFunction: true },
		{ ...shared, sourceType: "script" },
		{ ...shared, sourceType: "module" },
	] as const;
	let answer: "no" | "unsure" = "no";
	for (const goal of goals) {
		try {
			parse(text, goal);
			return "yes";
		} catch (error) {
			if (!(error instanceof SyntaxError) || error.message.startsWith("Not enough stack")) answer = "unsure";
		}
	}
	return answer;
}
