const HANDLE = /^handle=\$\{([^}]*)\}$/;
/** As projects before 2.0 call the window that a test begins in, and the others. */
const SERIAL = /^win_ser_(local|\d{1,3})$/;

/** Windows of a test, as the tabs of a recording: numbered in the order in which they open. */
export class SideWindows {
	current = 0;
	#count = 0;
	readonly #byHandle = new Map<string, number>();
	/** Opened, and not turned to yet. */
	readonly #fresh = new Set<number>();

	/** @returns the number of the window that now opens */
	open(handle: string): number {
		this.#count += 1;
		this.#byHandle.set(handle, this.#count);
		this.#fresh.add(this.#count);
		return this.#count;
	}

	/** Gives the current window a name. */
	keep(handle: string): void {
		this.#byHandle.set(handle, this.current);
	}

	/** Turns to a window; it is `activated` when it was left before. */
	select(locator: string): "opened" | "activated" | "same" | "unknown" {
		const tab = this.#find(locator);
		if (tab === null) return "unknown";
		if (tab === this.current) return "same";
		this.current = tab;
		return this.#fresh.delete(tab) ? "opened" : "activated";
	}

	#find(locator: string): number | null {
		const handle = HANDLE.exec(locator)?.[1];
		if (handle !== undefined) return this.#byHandle.get(handle) ?? null;
		const serial = SERIAL.exec(locator)?.[1];
		if (serial === undefined) return null;
		const tab = serial === "local" ? 0 : Number(serial);
		return tab <= this.#count ? tab : null;
	}
}
