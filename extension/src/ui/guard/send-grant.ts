import type { ChannelClient, RequestOptions } from "@scriptorium/shared-protocol/channel/client";
import type { MessageDefinition, PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { Pressed } from "../../platform/pressed.ts";

/**
 * Sends a request that grants something. The linter refuses to send those in another way.
 * @param client of the page
 * @param _pressed what the guard of the pressed control returned
 */
export const sendGrant = <Message extends MessageDefinition>(
	client: ChannelClient,
	_pressed: Pressed,
	message: Message,
	payload: PayloadOf<Message>,
	options: RequestOptions,
) => client.request(message, payload, options);
