import type { Function as FunctionLike } from "acorn";
import type { Frame, Obj } from "./domain.ts";
import type { Ledger } from "./ledger.ts";

/** Gives functions of the program the variables around them. */
export class Closures {
	readonly #ledger: Ledger;
	/** Frames of this run, and those of an earlier one in which the same functions were made. */
	readonly #continued = new Map<Frame, { readonly earlier: Frame; readonly made: Obj[] }>();

	constructor(ledger: Ledger) {
		this.#ledger = ledger;
	}

	close(fn: Obj, node: FunctionLike, frame: Frame, home: Obj | null): void {
		const before = fn.callable;
		const callable = { kind: "closure", node, frame, home } as const;
		if (before?.kind !== "closure" || before.node !== node || before.home !== home) {
			fn.callable = callable;
			return;
		}
		if (before.frame === frame) return;
		const continued = this.#continued.get(frame);
		if (!continued) this.#continued.set(frame, { earlier: before.frame, made: [fn] });
		else if (continued.earlier === before.frame) continued.made.push(fn);
		else {
			fn.callable = callable;
			return;
		}
		fn.remake(callable);
	}

	/** At the end of a run: the variables that its functions share are those of the runs before. */
	endRun(): void {
		for (const [frame, { earlier, made }] of this.#continued) {
			if (frame.continueAs(earlier)) for (const fn of made) this.#ledger.changed(fn, false);
		}
		this.#continued.clear();
	}
}
