import { expectTypeOf, it } from "vitest";
import type * as accountKeys from "./account-query-keys.ts";
import type { CacheKey } from "./cache-entity.ts";
import type * as categoryKeys from "./category-query-keys.ts";
import type * as collectionKeys from "./collection-query-keys.ts";
import type * as moderationKeys from "./moderation-query-keys.ts";
import type * as operationsKeys from "./operations-query-keys.ts";
import type * as ownScriptKeys from "./own-script-query-keys.ts";
import type * as recordingKeys from "./recording-query-keys.ts";
import type * as reviewKeys from "./review-query-keys.ts";
import type * as scriptKeys from "./script-query-keys.ts";
import type * as securityKeys from "./security-query-keys.ts";
import type * as starAndFollowKeys from "./star-and-follow-query-keys.ts";

/** What `JSON.parse(JSON.stringify(value))` would change or lose. */
type NotJson = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | bigint | symbol | Blob | ArrayBuffer;

/** The parts of a type that are no JSON; `never` when there are none. */
type LostInJson<Value> = Value extends NotJson | ((...args: never) => unknown)
	? Value
	: Value extends readonly (infer Item)[]
		? LostInJson<Item>
		: Value extends object
			? { [Name in keyof Value]-?: LostInJson<Value[Name]> }[keyof Value]
			: never;

/** The cached types of all keys that a module exports (`scriptKeys`, `profileKeys` …). */
type CachedBy<Module> = {
	[Name in keyof Module]: Module[Name] extends Readonly<Record<string, (...args: never) => unknown>>
		? DataOf<ReturnType<Module[Name][keyof Module[Name]]>>
		: never;
}[keyof Module];

type DataOf<Key> = Key extends CacheKey<infer Data> ? Data : never;

type Cached = CachedBy<
	typeof accountKeys &
		typeof categoryKeys &
		typeof collectionKeys &
		typeof moderationKeys &
		typeof operationsKeys &
		typeof ownScriptKeys &
		typeof recordingKeys &
		typeof reviewKeys &
		typeof scriptKeys &
		typeof securityKeys &
		typeof starAndFollowKeys
>;

// Checked by the compiler, in the layer `types`: the server writes the query cache of a page as JSON.
it("every cached result is JSON", () => {
	expectTypeOf<LostInJson<Cached>>().toBeNever();
	// The check sees what it is for, and the keys of the modules above.
	expectTypeOf<LostInJson<readonly { at: Date; ids: ReadonlyMap<string, number> }[]>>().toEqualTypeOf<
		Date | ReadonlyMap<string, number>
	>();
	expectTypeOf<boolean>().toExtend<Cached>();
});
