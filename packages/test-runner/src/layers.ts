import { journeysLayer } from "./journeys-layer.ts";
import type { Layer } from "./layer.ts";
import { toolLayer } from "./tool-layer.ts";
import { typesLayer } from "./types-layer.ts";
import { unitLayer, vitestLayer } from "./vitest-layer.ts";

const biome = "@biomejs/biome/bin/biome";
/** All proofs in the order in which they fail fastest. */
export const layers: readonly Layer[] = [
	toolLayer("format", [{ program: biome, args: ["format", "."] }]),
	toolLayer("lint", [
		{ program: biome, args: ["lint", "--error-on-warnings", "."] },
		{ program: "oxlint/bin/oxlint", args: ["--deny-warnings"] },
	]),
	typesLayer,
	toolLayer("dependency-rules", [
		{
			program: "dependency-cruiser/bin/dependency-cruiser.mjs",
			args: ["--config", "dependency-cruiser.config.mjs", "--output-type", "err", "."],
		},
	]),
	toolLayer("knip", [{ program: "knip/bin/knip.js", args: ["--no-progress"] }]),
	vitestLayer("architecture", "processor"),
	unitLayer,
	vitestLayer("contract", "processor"),
	vitestLayer("database", "backend"),
	// These three start browsers of their own, but run in the lane of the database, so that both lanes take equally long.
	vitestLayer("canary", "backend", { needsChromium: true }),
	vitestLayer("browser-test", "backend", { needsChromium: true }),
	vitestLayer("faults", "backend"),
	journeysLayer,
];
