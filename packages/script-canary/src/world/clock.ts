/**
 * Runs in the page before everything else: installs a clock that can be advanced, so that timers of hours fire at once.
 * @param maxFirings maximum number of times that one timer fires per advance; all timers together fire ten times as often
 * @param ahead initial offset from the real clock, in milliseconds
 * @returns a function that advances the clock by milliseconds
 */
export function installClock(maxFirings: number, ahead: number): (milliseconds: number) => Promise<void> {
	interface Timer {
		readonly id: number;
		due: number;
		readonly every: number | null;
		readonly run: () => void;
		fired: number;
		native: ReturnType<typeof setTimeout> | undefined;
	}
	const RealDate = Date;
	const realNow = performance.now.bind(performance);
	const nativeSet = globalThis.setTimeout.bind(globalThis);
	const nativeClear = globalThis.clearTimeout.bind(globalThis);
	const timers = new Map<number, Timer>();
	let moved = ahead;
	let ids = 1_000;
	const now = () => realNow() + moved;

	const fire = (timer: Timer) => {
		if (!timers.has(timer.id)) return;
		timer.fired += 1;
		if (timer.every === null) timers.delete(timer.id);
		else timer.due = now() + timer.every;
		if (timer.every !== null) plan(timer);
		timer.run();
	};
	const plan = (timer: Timer) => {
		nativeClear(timer.native);
		timer.native = nativeSet(() => fire(timer), Math.max(0, timer.due - now()));
	};
	const add = (handler: unknown, delay: unknown, rest: readonly unknown[], repeats: boolean): number => {
		const wait = Math.max(repeats ? 4 : 0, Number(delay) || 0);
		const run = () => {
			if (typeof handler === "function") Reflect.apply(handler, globalThis, rest);
			else nativeSet(String(handler), 0);
		};
		ids += 1;
		const timer: Timer = { id: ids, due: now() + wait, every: repeats ? wait : null, run, fired: 0, native: undefined };
		timers.set(timer.id, timer);
		plan(timer);
		return timer.id;
	};
	const clear = (id: unknown) => {
		const timer = timers.get(Number(id));
		if (timer === undefined) return nativeClear(typeof id === "number" ? id : undefined);
		nativeClear(timer.native);
		timers.delete(timer.id);
	};
	const define = (target: object, entries: Readonly<Record<string, unknown>>) => {
		for (const [name, entry] of Object.entries(entries))
			Object.defineProperty(target, name, { value: entry, configurable: true, writable: true });
	};
	define(globalThis, {
		setTimeout: (handler: unknown, delay?: unknown, ...rest: unknown[]) => add(handler, delay, rest, false),
		setInterval: (handler: unknown, delay?: unknown, ...rest: unknown[]) => add(handler, delay, rest, true),
		clearTimeout: clear,
		clearInterval: clear,
		requestIdleCallback: (act: (deadline: object) => void) =>
			add(() => act({ didTimeout: false, timeRemaining: () => 40 }), 1, [], false),
		cancelIdleCallback: clear,
		Date: new Proxy(RealDate, {
			construct: (target, args: unknown[], newTarget) =>
				Reflect.construct(target, args.length === 0 ? [RealDate.now() + moved] : args, newTarget) as object,
			apply: () => new RealDate(RealDate.now() + moved).toString(),
			get: (target, name) => (name === "now" ? () => RealDate.now() + moved : (Reflect.get(target, name) as unknown)),
		}),
	});
	define(performance, { now });

	const breathe = () => new Promise<void>((resolve) => nativeSet(resolve, 0));
	return async (milliseconds) => {
		const end = now() + milliseconds;
		let left = maxFirings * 10;
		for (const timer of timers.values()) timer.fired = 0;
		for (;;) {
			const due = [...timers.values()]
				.filter((timer) => timer.due <= end && timer.fired < maxFirings)
				.sort((one, other) => one.due - other.due)[0];
			if (due === undefined || left === 0) break;
			left -= 1;
			moved += Math.max(0, due.due - now());
			fire(due);
			await breathe();
		}
		moved += Math.max(0, end - now());
		for (const timer of timers.values())
			if (timer.due < now()) {
				timer.due = now() + (timer.every ?? 0);
				plan(timer);
			}
	};
}
