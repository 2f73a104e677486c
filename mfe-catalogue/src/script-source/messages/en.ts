export const en = { line: (line: number) => `line ${line}` } as const;
