import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/**
 * Builds what the bench does within a page.
 * @returns the code of one script
 */
export async function bundleInPage(): Promise<string> {
	const bundle = await rolldown({ input: fileURLToPath(new URL("in-page/main.ts", import.meta.url)) });
	try {
		const { output } = await bundle.generate({ format: "iife", codeSplitting: false });
		return output[0].code;
	} finally {
		await bundle.close();
	}
}
