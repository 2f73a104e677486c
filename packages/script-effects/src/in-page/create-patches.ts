export type Patches = ReturnType<typeof createPatches>;

/** Called when a script reads or writes a property. `before` gets the value that `written` compares. */
export interface AccessorNotes {
	read?(self: unknown, value: unknown): void;
	before?(self: unknown): unknown;
	written?(self: unknown, value: unknown, before: unknown): void;
}

/**
 * Wraps functions and properties of the page's own objects for the time of a measurement. What is noted about a call never changes its
 * result. The text of this function is sent to pages: it refers to nothing outside of itself.
 * @param isActive whether the script is active; calls of others go through unnoticed
 * @returns how to wrap, and how to put everything back
 */
export function createPatches(isActive: () => boolean) {
	const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;
	const undo: (() => void)[] = [];
	let isNoting = false;
	/** Notes read the page, too, and a hostile page can make that fail: its script is measured, not broken. */
	const note = (work: () => void): void => {
		if (isNoting) return;
		isNoting = true;
		try {
			work();
		} catch (thrown) {
			console.debug("A test run could not note an effect.", thrown);
		} finally {
			isNoting = false;
		}
	};
	const counts = (): boolean => !isNoting && isActive();
	const replace = (holder: object, name: string, was: PropertyDescriptor, now: PropertyDescriptor): void => {
		if (!defineProperty(holder, name, now)) return;
		undo.push(() => {
			const current = getOwnPropertyDescriptor(holder, name);
			// The page may have wrapped it once more: that stays.
			if (current?.get === now.get && current?.value === now.value) defineProperty(holder, name, was);
		});
	};
	return {
		note,
		accessor(holder: object | undefined, name: string, notes: AccessorNotes): void {
			const was = holder && getOwnPropertyDescriptor(holder, name);
			if (!holder || !was?.configurable || !was.get) return;
			const { get, set } = was;
			const wrapped = {
				get [name](): unknown {
					const value: unknown = apply(get, this, []);
					if (notes.read && counts()) note(() => notes.read?.(this, value));
					return value;
				},
				set [name](value: unknown) {
					const isNoted = counts();
					let before: unknown;
					if (isNoted) note(() => (before = notes.before?.(this)));
					if (set) apply(set, this, [value]);
					if (isNoted) note(() => notes.written?.(this, value, before));
				},
			};
			const now = getOwnPropertyDescriptor(wrapped, name) ?? {};
			replace(
				holder,
				name,
				was,
				set ? { ...was, ...now, enumerable: was.enumerable ?? true } : { ...now, ...was, get: now.get ?? get },
			);
		},
		/** `before` is called before; if it returns a function, that is called after it with the result. */
		method(
			holder: object | undefined,
			name: string,
			before: (self: unknown, args: readonly unknown[]) => unknown,
		): void {
			const was = holder && getOwnPropertyDescriptor(holder, name);
			if (!holder || !was?.configurable || typeof was.value !== "function") return;
			const original = was.value as (...args: unknown[]) => unknown;
			const wrapped = {
				[name](this: unknown, ...args: unknown[]): unknown {
					if (!counts()) return apply(original, this, args);
					let after: unknown;
					note(() => (after = before(this, args)));
					const result = apply(original, this, args);
					if (typeof after === "function") note(() => (after as (result: unknown) => void)(result));
					return result;
				},
			};
			replace(holder, name, was, { ...was, value: wrapped[name] });
		},
		construction(name: string, before: (args: readonly unknown[]) => void): void {
			const was = getOwnPropertyDescriptor(window, name);
			if (!was?.configurable || typeof was.value !== "function") return;
			const original = was.value as abstract new (...args: unknown[]) => object;
			const value: typeof original = new Proxy(original, {
				construct(target, args: unknown[], newTarget): object {
					if (counts()) note(() => before(args));
					return construct(target, args, newTarget === value ? target : newTarget) as object;
				},
			});
			replace(window, name, was, { ...was, value });
		},
		restore(): void {
			for (const step of undo.toReversed()) step();
		},
	};
}
