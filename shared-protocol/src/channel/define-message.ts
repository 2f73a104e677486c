import type * as z from "zod/mini";

export type Direction = "web-to-extension" | "extension-to-web" | "extension-internal";

/** The contexts that messages come from. The transport decides which one it is, never the message. */
export const callers = [
	"hub",
	"background",
	"popup",
	"options",
	"confirm-install",
	"test-run",
	"allow-request",
	"allow-recording",
	"share-outline",
	"sign-in",
	"user-script",
	"recorder",
	"test-run-note",
	"element-picker",
] as const;
export type Caller = (typeof callers)[number];

/** Definition of an event: a type and the schema of its payload. Replies are events too. */
export interface EventDefinition<Type extends string = string, Payload extends z.ZodMiniType = z.ZodMiniType> {
	readonly type: Type;
	readonly direction: Direction;
	readonly payload: Payload;
}

/** Definition of a request: its payload, its response, its permitted callers and its error codes. */
export interface MessageDefinition<
	Type extends string = string,
	Payload extends z.ZodMiniType = z.ZodMiniType,
	Response extends EventDefinition = EventDefinition,
	Code extends string = string,
> extends EventDefinition<Type, Payload> {
	/** The event of the reply. */
	readonly response: Response;
	readonly callers: readonly Caller[];
	/** Codes a handler may fail with. A handler that throws is answered with `UNKNOWN_ERROR` in addition. */
	readonly errors: readonly Code[];
	/** Limit of this request in bytes of UTF-8 JSON, where it is higher than that of its channel. */
	readonly maxBytes?: number;
}

export type PayloadOf<Definition extends EventDefinition> = z.infer<Definition["payload"]>;
export type ResponseOf<Message extends MessageDefinition> = z.infer<Message["response"]["payload"]>;
export type ErrorCodeOf<Message extends MessageDefinition> = Message["errors"][number];

/** Sends an event, which nobody requested. */
export type SendEvent = <Event extends EventDefinition>(event: Event, payload: PayloadOf<Event>) => void;

/** Fixed prefix of every message type. */
export const TYPE_PREFIX = "SCRIPTORIUM_";

/**
 * Defines an event: a message without an answer. Checks the type's prefix and infers exact types.
 * @param definition type, direction and payload schema
 * @returns the same object
 */
export function defineEvent<const Type extends `${typeof TYPE_PREFIX}${string}`, Payload extends z.ZodMiniType>(
	definition: EventDefinition<Type, Payload>,
): EventDefinition<Type, Payload> {
	return definition;
}

/**
 * Defines a request with its response, its permitted callers and its error codes.
 * @param definition type, direction, payload schema, response, callers and errors
 * @returns the same object
 */
export function defineMessage<
	const Type extends `${typeof TYPE_PREFIX}${string}`,
	Payload extends z.ZodMiniType,
	Response extends EventDefinition,
	const Code extends string,
>(definition: MessageDefinition<Type, Payload, Response, Code>): MessageDefinition<Type, Payload, Response, Code> {
	return definition;
}
