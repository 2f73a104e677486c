export const en = {
	title: "Not published: this code has a syntax error",
	place: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
	detail:
		"Browsers run nothing of a script with a syntax error. The parser of this hub may be older than your browser: if the code is right, publish it anyway. You can also save it as a draft.",
	go: (line: number, column: number) => `Go to line ${line}, column ${column}`,
	publish: "Publish anyway",
} as const;
