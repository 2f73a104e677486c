import type { Sign } from "./sign.ts";

const PACKER = /eval\s*\(\s*function\s*\(\s*p\s*,\s*a\s*,\s*c\s*,\s*k\s*,\s*e\s*,\s*[dr]\s*\)/;

/** Text of which almost nothing is letters: JSFuck, JJEncode, AAEncode. */
export function symbolsOnly(text: string): Sign | null {
	const body = text.slice(text.indexOf("==/UserScript==") + 1);
	if (isMostlyWords(body)) return null;
	const code = body.replace(/\s+/g, "");
	if (code.length < 400) return null;
	const symbols = code.match(/[[\]()!+]/g)?.length ?? 0;
	if (symbols > code.length * 0.85) return { offset: 0, what: "a program made of brackets and signs only" };
	const words = code.match(/[A-Za-z]/g)?.length ?? 0;
	const dollars = code.match(/[$_.~[\](){}+:"\\;,=!]/g)?.length ?? 0;
	if (words < code.length * 0.06 && dollars > code.length * 0.8) {
		return { offset: 0, what: "a program made of signs instead of words" };
	}
	const exotic = code.match(/[゚ωﾟΘｰﾉДﾛо]/gu)?.length ?? 0;
	return exotic > code.length * 0.3 ? { offset: 0, what: "a program made of faces instead of words" } : null;
}

/** Fast path: three letters among ten characters, as nearly every script has. */
function isMostlyWords(text: string): boolean {
	const length = Math.min(text.length, 8_000);
	let letters = 0;
	for (let index = 0; index < length; index++) {
		const unit = text.charCodeAt(index) | 0x20;
		if (unit >= 0x61 && unit <= 0x7a) letters += 1;
		if (letters > length * 0.3) return true;
	}
	return false;
}

export function packer(text: string): Sign | null {
	const found = PACKER.exec(text);
	return found ? { offset: found.index, what: "a packed program that unpacks and runs itself", packed: true } : null;
}
