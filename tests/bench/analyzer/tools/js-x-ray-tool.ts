import { AstAnalyser } from "@nodesecure/js-x-ray";
import manifest from "@nodesecure/js-x-ray/package.json" with { type: "json" };
import { decodeAddress } from "@scriptorium/userscript/decode-address";
import type { Tool } from "./tool.ts";

/** js-x-ray with the probes it switches on by itself. */
export function jsXRayTool(): Tool {
	const detector = new AstAnalyser();
	return {
		name: manifest.name,
		version: manifest.version,
		rate: (code) => {
			try {
				return detector.analyse(decodeAddress(code).text).warnings.length > 0 ? "flagged" : "clean";
			} catch {
				return "crashed"; // it could not parse, or a probe threw: the figure wanted here
			}
		},
	};
}
