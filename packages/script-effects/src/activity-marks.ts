import { LOOP_GUARD } from "@scriptorium/test-run/loop-guard";

/**
 * What marked code calls. `d` is the number of functions of the script on the stack; `o` is called when it rises from 0, `c` when it
 * falls to 0. The names are short because they stand in every function.
 */
export interface ActivityMarks {
	d: number;
	o(): void;
	c(): void;
	/** Enters a function that can pause. */
	e(): ActivityToken;
	/** Pauses, and passes the value on. */
	s<Value>(token: ActivityToken, value: Value): Value;
	/** Goes on, and passes the value on. */
	r<Value>(token: ActivityToken, value: Value): Value;
	/** Leaves a function that can pause. */
	l(token: ActivityToken): void;
	/** Calls a function as a part of the script. */
	v<Value>(call: () => Value): Value;
}

/** Of one call of a function that can pause. */
export interface ActivityToken {
	on: boolean;
}

export type MarkTexts = ReturnType<typeof markTexts>;

/**
 * The texts that are written into marked code. Each contains the name, so that all can be found again.
 * @param name of the constant that holds the marks
 * @returns the texts by their use
 */
export function markTexts(name: string) {
	const token = `${name}t`;
	const [enter, leave] = [`;${name}.d++||${name}.o();try{`, `}finally{--${name}.d||${name}.c()}`];
	const [begin, end] = [`;let ${token}=${name}.e();try{`, `}finally{${name}.l(${token})}`];
	return {
		/** Around the body of a function. */
		body: [enter, leave],
		pausingBody: [begin, end],
		/** Around the value of an arrow function. */
		arrow: [`{${enter}return(`, `)${leave}}`],
		pausingArrow: [`{${begin}return(`, `)${end}}`],
		/** Around a body that must not become a block. */
		calledBody: [`;return ${name}.v(()=>{`, `/*${name}*/})`],
		/** Around a value that is computed outside of a function's body. */
		value: [`${name}.v(()=>(`, `/*${name}*/))`],
		resume: `${name}.r(${token},`,
		/** After `await` and `yield`. */
		pause: ` ${name}.s(${token},`,
		paused: `/*${name}*/))`,
		bareYield: ` ${name}.s(${token})/*${name}*/)`,
		/** Around a value with which the function pauses, and does not go on. */
		lastValue: [` ${name}.s(${token},(`, `/*${name}*/))`],
		goOn: `${name}.r(${token});`,
		/** Around a `for await`, and around its body. */
		loop: [`{/*${name}*/`, `${name}.r(${token});/*${name}*/}`],
		loopBody: [`{${name}.r(${token});try{`, `}finally{${name}.s(${token})}}`],
	} as const;
}

/**
 * Pattern of everything that `markActivity` and `guardLoops` write into code. Scripts read the text of functions to run it elsewhere,
 * where there are no marks: without what the pattern matches, a function has its own text again.
 * @param name of the constant that holds the marks
 * @returns source of a global regular expression; each match is replaced by nothing
 */
export function marksPattern(name: string): string {
	const texts = [...Object.values(markTexts(name)).flat(), `${LOOP_GUARD}();`];
	return texts
		.toSorted((one, other) => other.length - one.length)
		.map((text) => text.replace(/[^\w ]/g, "\\$&"))
		.join("|");
}
