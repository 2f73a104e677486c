/** Tools that a flow can be exported for. */
export const exportTools = ["playwright", "puppeteer", "replay", "side"] as const;
export type ExportTool = (typeof exportTools)[number];
