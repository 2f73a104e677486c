export const en = { opening: "Opening the page…" } as const;
