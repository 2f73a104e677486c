import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|html|json|svg|webmanifest|txt|xml)$/;
/** Below this a compressed copy saves no packet. */
const SMALLEST = 860;
/** What the hub's server alone reads. */
const SERVER_ONLY = /^server[\\/]/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `<file>.br` (quality 11) and `<file>.gz` beside every text file of the build, for the server to choose from.
 * @returns a Vite plugin for builds
 */
export function precompress(): Plugin {
	let outDir = "";
	return {
		name: "scriptorium:precompress",
		apply: "build",
		enforce: "post",
		configResolved(config) {
			outDir = join(config.root, config.build.outDir);
		},
		writeBundle: {
			order: "post",
			sequential: true,
			async handler() {
				const files = await readdir(outDir, { recursive: true });
				await Promise.all(
					files
						.filter((file) => COMPRESSIBLE.test(file) && !SERVER_ONLY.test(file))
						.map((file) => compressFile(join(outDir, file))),
				);
			},
		},
	};
}

async function compressFile(file: string): Promise<void> {
	const content = await readFile(file);
	if (content.length < SMALLEST) return;
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
	const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
	await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}
