/** The lines of a step in the code, counted from 1; both are included. */
export interface StepLines {
	readonly nodeId: string;
	readonly from: number;
	readonly to: number;
}

/** Collects lines of code, their indentation, and which step each belongs to. */
export class CodeWriter {
	readonly #lines: string[] = [];
	readonly #ranges: StepLines[] = [];
	#indent = "";

	/** Adds text, each line of it indented. */
	add(text: string): void {
		for (const line of text.split("\n")) this.#lines.push(line === "" ? "" : this.#indent + line);
	}

	/** Adds text whose lines must not be indented, such as the content of a template literal. */
	addVerbatim(text: string): void {
		for (const line of text.split("\n")) this.#lines.push(line);
	}

	/** Adds a line that opens a block, its content, and the line that closes it. */
	block(opening: string, write: () => void, closing: string): void {
		this.add(opening);
		this.indented(write);
		this.add(closing);
	}

	/** Indents the lines that follow. */
	indented(write: () => void): void {
		const before = this.#indent;
		this.#indent += "\t";
		write();
		this.#indent = before;
	}

	/** Marks the lines that follow as belonging to a step. Steps may be inside of each other. */
	step(nodeId: string, write: () => void): void {
		const from = this.#lines.length + 1;
		const place = this.#ranges.length;
		write();
		const to = this.#lines.length;
		// Outer steps come first.
		if (to >= from) this.#ranges.splice(place, 0, { nodeId, from, to });
	}

	/** The code ends with a line break. */
	finish(): { readonly code: string; readonly lines: readonly StepLines[] } {
		return { code: `${this.#lines.join("\n")}\n`, lines: this.#ranges };
	}
}
