import { parseArgs } from "node:util";
import type { Layer, LayerResult } from "@scriptorium/test-runner/layer";
import { layers } from "@scriptorium/test-runner/layers";
import { buildChanged } from "@scriptorium/workspace/build/build-changed";
import { servedFolders } from "@scriptorium/workspace/build/build-targets";
import { runPool } from "@scriptorium/workspace/processes/run-pool";

const { values, positionals } = parseArgs({
	options: {
		soak: { type: "boolean", default: false },
		changed: { type: "boolean", default: false },
		only: { type: "string", default: "" },
	},
	allowPositionals: true,
});
const wanted = values.only.split(",").filter(Boolean);
const chosen = layers.filter((layer) => wanted.length === 0 || wanted.includes(layer.name));
const unknown = wanted.filter((name) => !layers.some((layer) => layer.name === name));
if (unknown.length > 0) throw new Error(`No such layer: ${unknown.join(", ")}`);

let passed = 0;
let failed = 0;

async function prove(layer: Layer): Promise<void> {
	const started = performance.now();
	const result = await layer
		.run({ soak: values.soak, changed: values.changed, filters: positionals })
		.catch((error: unknown): LayerResult => ({ passed: 0, failed: 1, output: String(error) }));
	const ranNothing = result.passed + result.failed === 0;
	if (result.output && result.failed > 0) console.log(result.output);
	if (ranNothing) console.log(`${layer.name} ran nothing, which proves nothing.`);
	passed += result.passed;
	failed += ranNothing ? 1 : result.failed;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${layer.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

const ofKind = (kind: Layer["kind"]) => chosen.filter((layer) => layer.kind === kind);

async function proveInTurn(some: readonly Layer[]): Promise<void> {
	for (const layer of some) await prove(layer);
}

await runPool(ofKind("read-only"), 2, prove);
// Contract tests and both lanes start hubs, which would build the same folders at the same time. Each builds the extension for its own
// address.
if (chosen.length > 1 && positionals.length === 0) await buildChanged({ only: servedFolders });
// Tests of contracts wait for processes half of their time: they run beside the unit tests.
await runPool(ofKind("processor"), 2, prove);
const lanes = (["backend", "browser"] as const).map(ofKind).filter((lane) => lane.length > 0);
await Promise.all(lanes.map(proveInTurn));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
