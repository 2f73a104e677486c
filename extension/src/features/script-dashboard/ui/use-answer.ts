import type { Result } from "@scriptorium/core-types/errors";
import type { ChannelErrorCode } from "@scriptorium/shared-protocol/channel/client";
import type {
	ErrorCodeOf,
	MessageDefinition,
	PayloadOf,
	ResponseOf,
} from "@scriptorium/shared-protocol/channel/define-message";
import { useCallback, useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";

export type Answer<Message extends MessageDefinition> = Result<
	ResponseOf<Message>,
	ErrorCodeOf<Message> | ChannelErrorCode
>;

/**
 * Asks the worker when the view opens.
 * @param payload has to stay the same object
 * @returns null until the answer is there, and a function that asks again
 */
export function useAnswer<Message extends MessageDefinition>(
	{ client }: PagePorts,
	message: Message,
	payload: PayloadOf<Message>,
): readonly [Answer<Message> | null, () => Promise<void>] {
	const [answer, setAnswer] = useState<Answer<Message> | null>(null);
	const ask = useCallback(
		async () => setAnswer(await client.request(message, payload, requestOptions)),
		[client, message, payload],
	);
	useEffect(() => void ask(), [ask]);
	return [answer, ask];
}
