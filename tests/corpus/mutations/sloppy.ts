import { parse } from "acorn";

/** Whether it runs only outside of modules and classes: `with`, old octal numbers and the like. */
export function isSloppy(text: string): boolean {
	try {
		parse(text, { ecmaVersion: "latest", sourceType: "module", allowReturnOutsideFunction: true, allowHashBang: true });
		return false;
	} catch {
		// It parsed as a script, so what is refused here is what strict code may not contain.
		return true;
	}
}
