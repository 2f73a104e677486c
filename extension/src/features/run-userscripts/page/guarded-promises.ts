import { applyList, define, hasOwn, inMicrotask, type ScriptFunction } from "./built-ins.ts";

// Kept as in `built-ins.ts`: this file is loaded before any script of the world runs.
const { then, catch: catchMethod, finally: finallyMethod } = Promise.prototype;
const { apply } = Reflect;
const KeptPromise = Promise;

/**
 * A promise whose `await` and methods use the kept built-ins. An object that it is fulfilled with gets a hidden `then`:
 * the language asks every such object for one, and `Object.prototype.then` could answer.
 */
export function guardedPromise(compute: () => unknown): Promise<unknown> {
	return guardPromise(new KeptPromise<unknown>((resolve) => resolve(withoutThen(compute()))));
}

/** A promise like that of `guardedPromise`, settled from outside. */
export interface GuardedDeferred {
	readonly promise: Promise<unknown>;
	resolve(value: unknown): void;
	reject(problem: unknown): void;
}

export function guardedDeferred(): GuardedDeferred {
	let settle = (_value: unknown): void => undefined;
	let refuse = (_problem: unknown): void => undefined;
	const promise = new KeptPromise<unknown>((resolve, reject) => {
		settle = resolve;
		refuse = reject;
	});
	return {
		promise: guardPromise(promise),
		resolve: (value) => settle(withoutThen(value)),
		reject: (problem) => refuse(problem),
	};
}

/**
 * A promise of a result that comes later, guarded like `guardedPromise`.
 * @param start gets what fulfills the promise and what rejects it
 */
export function promiseOf(
	start: (fulfill: (value: unknown) => void, reject: (problem: unknown) => void) => void,
): Promise<unknown> {
	const { promise, resolve, reject } = guardedDeferred();
	start(resolve, reject);
	return promise;
}

function withoutThen(value: unknown): unknown {
	if (typeof value === "object" && value !== null && !hasOwn(value, "then")) define(value, "then", undefined, "hidden");
	return value;
}

function guardPromise(promise: Promise<unknown>): Promise<unknown> {
	define(promise, "constructor", KeptPromise, "hidden");
	define(promise, "then", then, "hidden");
	define(promise, "catch", catchMethod, "hidden");
	define(promise, "finally", finallyMethod, "hidden");
	return promise;
}

/** Calls back when a value that may be a promise is settled, with its result. */
export function whenSettled(value: unknown, done: (result: unknown) => void, failed: (problem: unknown) => void): void {
	if ((typeof value !== "object" && typeof value !== "function") || value === null) {
		done(value);
		return;
	}
	const promise = new KeptPromise<unknown>((resolve) => resolve(value));
	define(promise, "constructor", KeptPromise, "hidden");
	void apply(then, promise, [done, failed]);
}

/** Calls a script's function later; an error, also one of a promise that it returns, goes to `complain`. */
export function callLater(
	target: ScriptFunction,
	list: ArrayLike<unknown>,
	complain: (problem: unknown) => void,
): void {
	inMicrotask(() => {
		try {
			whenSettled(applyList(target, undefined, list), () => undefined, complain);
		} catch (problem) {
			complain(problem);
		}
	});
}
