import { applyList, bindTo } from "./built-ins.ts";

// Kept before any script runs, like the built-ins.
const KeptObject = Object;
const KeptWeakMap = WeakMap;
const KeptMap = Map;
const KeptWeakRef = WeakRef;
const KeptRegistry = FinalizationRegistry;
const { get: getWeak, set: setWeak } = WeakMap.prototype;
const { get: getStrong, set: setStrong, delete: deleteStrong } = Map.prototype;
const { deref } = WeakRef.prototype;
const { register } = FinalizationRegistry.prototype;

/** Values by objects, which it does not keep alive. */
export interface WeakTable<Value> {
	get(key: object): Value | undefined;
	set(key: object, value: Value): void;
}

export function createWeakTable<Value>(): WeakTable<Value> {
	const table = new KeptWeakMap<object, Value>();
	return {
		get: (key) => applyList(getWeak, table, [key]) as Value | undefined,
		set: (key, value) => void applyList(setWeak, table, [key, value]),
	};
}

/** Proxies of the page's objects and functions of the script, by their ids and back. */
export interface WeakTables {
	/** Of a proxy; undefined for anything else. */
	idOf(value: object): number | undefined;
	/** The proxy of an object of the page, while the script uses it. */
	proxyOf(id: number): object | undefined;
	/** Returns the proxy. */
	keep(id: number, proxy: object): object;
	functionId(value: object): number | undefined;
	keepFunction(value: object, id: number): void;
	/** A new function that can be called and constructed, without properties of its own that cannot be removed. */
	callable(): object;
}

/** @param released called when a script does not use a proxy any more */
export function createWeakTables(released: (id: number) => void): WeakTables {
	const ids = new KeptWeakMap<object, number>();
	const functionIds = new KeptWeakMap<object, number>();
	const proxies = new KeptMap<number, WeakRef<object>>();
	const alive = (id: number): object | undefined => {
		const reference = applyList(getStrong, proxies, [id]) as WeakRef<object> | undefined;
		return reference === undefined ? undefined : (applyList(deref, reference, []) as object | undefined);
	};
	const registry = new KeptRegistry<number>((id) => {
		// The object may have come again, with another proxy.
		if (alive(id) !== undefined) return;
		applyList(deleteStrong, proxies, [id]);
		released(id);
	});
	return {
		idOf: (value) => applyList(getWeak, ids, [value]) as number | undefined,
		proxyOf: alive,
		keep(id, proxy) {
			applyList(setWeak, ids, [proxy, id]);
			applyList(setStrong, proxies, [id, new KeptWeakRef(proxy)]);
			applyList(register, registry, [proxy, id]);
			return proxy;
		},
		functionId: (value) => applyList(getWeak, functionIds, [value]) as number | undefined,
		keepFunction: (value, id) => void applyList(setWeak, functionIds, [value, id]),
		callable: () => bindTo(KeptObject as never, {}) as object,
	};
}
