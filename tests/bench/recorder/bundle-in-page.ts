import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** The code that measures within a page, as one script. */
export async function bundleInPage(): Promise<string> {
	const bundle = await rolldown({ input: fileURLToPath(new URL("in-page.ts", import.meta.url)) });
	try {
		const { output } = await bundle.generate({ format: "iife", codeSplitting: false });
		return output[0].code;
	} finally {
		await bundle.close();
	}
}
