/** A sentence of the analysis, with parts between backticks set as code. */
export function MarkedText({ text }: { text: string }) {
	return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
