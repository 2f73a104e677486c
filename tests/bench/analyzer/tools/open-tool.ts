import type { Tool } from "./tool.ts";

export const OWN = "own";
export const PEERS = ["eslint-plugin-security", "eslint-plugin-no-unsanitized", "js-x-ray"] as const;
export type ToolName = typeof OWN | (typeof PEERS)[number];

/** Loads one scanner and nothing of the others, so that a measuring process pays only for its own. */
export async function openTool(name: ToolName): Promise<Tool> {
	switch (name) {
		case "own":
			return (await import("./own-tool.ts")).ownTool();
		case "js-x-ray":
			return (await import("./js-x-ray-tool.ts")).jsXRayTool();
		case "eslint-plugin-security": {
			const [{ eslintPluginTool }, { default: plugin }] = await Promise.all([
				import("./eslint-plugin-tool.ts"),
				import("eslint-plugin-security"),
			]);
			return eslintPluginTool(plugin);
		}
		case "eslint-plugin-no-unsanitized": {
			const [{ eslintPluginTool }, { default: plugin }] = await Promise.all([
				import("./eslint-plugin-tool.ts"),
				import("eslint-plugin-no-unsanitized"),
			]);
			return eslintPluginTool(plugin);
		}
	}
}
