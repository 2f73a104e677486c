import { resembles } from "@scriptorium/code-likeness/likeness";
import { syntaxFeatures } from "@scriptorium/code-likeness/syntax-features";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import { minify } from "terser";
import { describe, expect, it } from "vitest";
import { loadCorpus } from "./load-corpus.ts";
import { mutate } from "./mutations/mutate.ts";
import type { Sample } from "./sample.ts";

/** Programs of the corpus that were written twice, as the second one shows what the first one does in another place. */
const SAME_PROGRAM = new Set([
	"benign/twins/no-beacons.user.js in benign/twins/beacon-stopper.user.js",
	"benign/twins/share-by-mail.bookmarklet.js in benign/twins/mail-this-page.bookmarklet.js",
	"benign/twins/mail-this-page.bookmarklet.js in benign/twins/share-by-mail.bookmarklet.js",
	"benign/twins/storage-to-file.bookmarklet.js in benign/twins/storage-to-file-again.bookmarklet.js",
]);

const samples = (["tuning", "held-out", "seeds"] as const).flatMap((half) => loadCorpus(half));
const known = samples.flatMap((sample) => {
	const features = syntaxFeatures(sample.code);
	return features === null ? [] : [{ sample, features }];
});
const isHarmless = ({ level, class: kind }: Sample) => kind === "benign" && level !== "red";

describe("removed code", () => {
	it("is not found in harmless scripts, whichever script is removed", () => {
		const users = new Map<number, number[]>();
		for (const [place, { features }] of known.entries()) {
			for (const feature of features) users.set(feature, [...(users.get(feature) ?? []), place]);
		}
		const found: string[] = [];
		for (const [place, removed] of known.entries()) {
			const weight = removed.features.reduce((sum, feature) => sum + (feature & 3), 0);
			const shared = new Map<number, number>();
			for (const feature of removed.features) {
				for (const other of users.get(feature) ?? []) shared.set(other, (shared.get(other) ?? 0) + (feature & 3));
			}
			for (const [other, share] of shared) {
				const candidate = known[other];
				// Only candidates with most of it, so that not all pairs are compared in full.
				if (other === place || share < 0.8 * weight || !candidate || !isHarmless(candidate.sample)) continue;
				if (
					removed.sample.file.split("/").at(-2) === candidate.sample.file.split("/").at(-2) &&
					removed.sample.half === "seeds"
				)
					continue;
				if (resembles(removed.features, candidate.features))
					found.push(`${removed.sample.file} in ${candidate.sample.file}`);
			}
		}
		expect(found.filter((pair) => !SAME_PROGRAM.has(pair))).toEqual([]);
		expect(known.length).toBeGreaterThan(1000);
	});

	const risky = known.filter(
		({ sample }, index) => sample.class === "risky" && sample.half === "tuning" && index % 8 === 0,
	);

	it.each(["rename", "constant-split", "alias", "destructure", "class", "bundle", "minify"])(
		"is found in what the mutation %s makes of it",
		async (kind) => {
			let [applied, missed] = [0, 0];
			for (const { sample, features } of risky) {
				const mutant = await mutate(sample, kind);
				if (mutant === null) continue;
				applied += 1;
				const other = syntaxFeatures(mutant.code);
				if (other === null || !resembles(features, other)) missed += 1;
			}
			expect(applied).toBeGreaterThan(risky.length * 0.6);
			// Code that is written with symbols only has hardly any features.
			expect(missed).toBeLessThanOrEqual(1);
		},
	);

	it("is found when terser compressed it, renamed properties aside", async () => {
		const missed: string[] = [];
		let compressed = 0;
		for (const { sample, features } of risky) {
			const body = inspectScriptText(sample.code).text.body;
			const options = { parse: { bare_returns: true }, compress: { passes: 3 }, mangle: { toplevel: true } };
			// terser does not know all new syntax.
			const answer = await minify(body, options).catch(() => null);
			if (answer === null) continue;
			compressed += 1;
			const other = syntaxFeatures(answer.code ?? "");
			if (other === null || !resembles(features, other)) missed.push(sample.file);
		}
		expect(compressed).toBeGreaterThan(risky.length * 0.9);
		expect(missed.length).toBeLessThanOrEqual(1);
	});
});
