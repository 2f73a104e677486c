import { availableParallelism } from "node:os";
import { journeysLayer } from "./journeys-layer.ts";
import type { Layer } from "./layer.ts";
import { toolLayer } from "./tool-layer.ts";
import { typesLayer } from "./types-layer.ts";
import { vitestLayer } from "./vitest-layer.ts";

const biome = "@biomejs/biome/bin/biome";
const eslint = { program: "eslint/bin/eslint.js", args: ["--max-warnings=0"] };

/** Each linted in a process of its own, and everything else in one more: the types of all do not fit into 4 GB. */
const AREAS = [
	"packages",
	"extension",
	"hub-shell",
	"mfe-catalogue",
	"mfe-builder",
	"mfe-admin",
	"shared-protocol",
	"supabase",
	"tests",
];
const elsewhere = AREAS.flatMap((folder) => ["--ignore-pattern", `${folder}/**`]);

/** All proofs in the order in which they fail fastest. */
export const layers: readonly Layer[] = [
	toolLayer("format", [{ program: biome, args: ["format", "."] }]),
	toolLayer(
		"lint",
		[
			{ program: biome, args: ["lint", "--error-on-warnings", "."] },
			...AREAS.map((folder) => ({ ...eslint, args: [...eslint.args, folder] })),
			{ ...eslint, args: [...eslint.args, ".", ...elsewhere] },
		],
		Math.min(2, availableParallelism()),
	),
	typesLayer,
	toolLayer("arrows", [
		{
			program: "dependency-cruiser/bin/dependency-cruiser.mjs",
			args: ["--config", "dependency-cruiser.config.mjs", "--output-type", "err", "."],
		},
	]),
	toolLayer("knip", [{ program: "knip/bin/knip.js", args: ["--no-progress"] }]),
	vitestLayer("architecture"),
	vitestLayer("unit"),
	vitestLayer("contract"),
	vitestLayer("database"),
	vitestLayer("canary", { needsChromium: true }),
	vitestLayer("faults"),
	journeysLayer,
];
