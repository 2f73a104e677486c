export const en = { label: "Language" } as const;
