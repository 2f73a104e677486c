import type { Obj } from "./heap-object.ts";
import type { HostType } from "./host-type.ts";
import type { Machine } from "./machine.ts";
import type { Value } from "./value.ts";

/** What the engine asks about the world around the language. It is handed in: the engine knows no browser. */
export interface BrowserModel {
	/** By the names of the interfaces: `Window`, `Element`, `Array`. */
	readonly types: ReadonlyMap<string, HostType>;
	/** The script assigns to a member of an object of the browser: `JSON.parse = …`. */
	replaceMember(machine: Machine, target: string, value: Value, offset: number): void;
	/** The script puts a getter or a setter in the place of something of the window. Called before they are there. */
	defineOnWindow(machine: Machine, name: string, get: Value, set: Value, offset: number): void;
	/** The script assigns to a member of a prototype: `XMLHttpRequest.prototype.send = …`. */
	replaceOnPrototype(machine: Machine, prototype: Obj, name: string, value: Value, offset: number): void;
}
