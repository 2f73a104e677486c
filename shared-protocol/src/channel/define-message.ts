import type * as z from "zod/mini";

export type Direction = "web-to-extension" | "extension-to-web" | "extension-internal";

/** The context a message comes from. The transport decides it, never the message. */
export type Caller = "hub" | "popup" | "options" | "confirm-install" | "user-script" | "recorder";

/** Something told: a type and the shape of its payload. Replies are events too. */
export interface EventDefinition<Type extends string = string, Payload extends z.ZodMiniType = z.ZodMiniType> {
	readonly type: Type;
	readonly direction: Direction;
	readonly payload: Payload;
}

/** Something asked: what is sent, what comes back, who may ask, and how it can fail. */
export interface MessageDefinition<
	Type extends string = string,
	Payload extends z.ZodMiniType = z.ZodMiniType,
	Response extends EventDefinition = EventDefinition,
	Code extends string = string,
> extends EventDefinition<Type, Payload> {
	/** The event that answers it. */
	readonly response: Response;
	readonly callers: readonly Caller[];
	/** Codes a handler may fail with. A handler that throws is answered with `UNKNOWN_ERROR` in addition. */
	readonly errors: readonly Code[];
}

export type PayloadOf<Definition extends EventDefinition> = z.infer<Definition["payload"]>;
export type ResponseOf<Message extends MessageDefinition> = z.infer<Message["response"]["payload"]>;
export type ErrorCodeOf<Message extends MessageDefinition> = Message["errors"][number];

/** Tells somebody something they did not ask for. */
export type Tell = <Told extends EventDefinition>(event: Told, payload: PayloadOf<Told>) => void;

/** Fixed prefix of every message type. */
export const TYPE_PREFIX = "SCRIPTORIUM_";

export function defineEvent<const Type extends `${typeof TYPE_PREFIX}${string}`, Payload extends z.ZodMiniType>(
	definition: EventDefinition<Type, Payload>,
): EventDefinition<Type, Payload> {
	return definition;
}

export function defineMessage<
	const Type extends `${typeof TYPE_PREFIX}${string}`,
	Payload extends z.ZodMiniType,
	Response extends EventDefinition,
	const Code extends string,
>(definition: MessageDefinition<Type, Payload, Response, Code>): MessageDefinition<Type, Payload, Response, Code> {
	return definition;
}
