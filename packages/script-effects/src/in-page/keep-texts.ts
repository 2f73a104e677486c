/**
 * Keeps the text of marked functions as it was written: scripts read it to run it elsewhere, where there are no marks. The text of this
 * function is sent to pages: it refers to nothing outside of itself.
 * @param pattern of `marksPattern`
 * @returns how to put back what was changed
 */
export function keepTexts(pattern: string): () => void {
	const { apply } = Reflect;
	const marks = new RegExp(pattern, "g");
	const original = Function.prototype.toString;
	const wrapped = {
		toString(this: unknown): string {
			return (apply(original, this, []) as string).replace(marks, "");
		},
	};
	Function.prototype.toString = wrapped.toString;
	return () => {
		if (Function.prototype.toString === wrapped.toString) Function.prototype.toString = original;
	};
}
