const HANDLE = /^handle=\$\{([^}]*)\}$/;
/** Names of the first window and of others in projects before 2.0. */
const SERIAL = /^win_ser_(local|\d{1,3})$/;

/** The windows of a test as tabs of a recording, numbered in the order of their opening. */
export class SideWindows {
	current = 0;
	#count = 0;
	readonly #byHandle = new Map<string, number>();
	/** Opened, but not selected yet. */
	readonly #fresh = new Set<number>();

	/** @returns number of the new window */
	open(handle: string): number {
		this.#count += 1;
		this.#byHandle.set(handle, this.#count);
		this.#fresh.add(this.#count);
		return this.#count;
	}

	/** Names the current window. */
	keep(handle: string): void {
		this.#byHandle.set(handle, this.current);
	}

	/** Selects a window; `activated` when it had been left. */
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
