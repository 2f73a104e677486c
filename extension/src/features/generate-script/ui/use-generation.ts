import type { CodedError } from "@scriptorium/core-types/errors";
import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { analyzePage } from "@scriptorium/shared-protocol/extension-internal/analyze-page";
import {
	forgetGeneration,
	type Generation,
	generateScript,
	getGeneration,
} from "@scriptorium/shared-protocol/extension-internal/generate-script";
import { DEFAULT_TEMPERATURE } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { useCallback, useEffect, useRef, useState } from "react";
import { readOptions, requestOptions } from "../../../ui/request-options.ts";

/** Time in ms between two looks at a script that a page which is closed by now has asked for. */
const LOOK_EVERY_MS = 1000;
/** Timeout in milliseconds: longer than the worker waits for the hub. */
const generateOptions = { timeoutMs: 160_000 } as const;

export interface ScriptRequest {
	readonly prompt: string;
	/** Origin of the page that the script is for. */
	readonly origin: string;
	/** Tab whose page is analyzed and sent along; null for none. */
	readonly analyzedTabId: number | null;
}

export interface GenerationState {
	/** Null while there is none. */
	readonly generation: Generation | null;
	readonly write: (request: ScriptRequest) => Promise<void>;
	readonly forget: () => Promise<void>;
}

/** The last generation, also one that was asked for before this page was opened. */
export function useGeneration(client: ChannelClient): GenerationState {
	const [generation, setGeneration] = useState<Generation | null>(null);
	/** Number of the request that this page waits for; answers to earlier ones come too late. */
	const request = useRef(0);
	const isWaiting = useRef(false);

	const look = useCallback(async (): Promise<void> => {
		const own = request.current;
		const answer = await client.request(getGeneration, {}, requestOptions);
		if (answer.ok && own === request.current) setGeneration(answer.value.generation);
	}, [client]);
	useEffect(() => void look(), [look]);
	const isWriting = generation?.state === "writing";
	useEffect(() => {
		if (!isWriting) return;
		const timer = setInterval(() => {
			// The answer to the page's own request arrives by itself.
			if (!isWaiting.current) void look();
		}, LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [isWriting, look]);

	const write = async ({ prompt, origin, analyzedTabId }: ScriptRequest): Promise<void> => {
		request.current += 1;
		const own = request.current;
		isWaiting.current = true;
		const about = { prompt, site: new URL(origin).host };
		const settle = (next: Generation): void => {
			if (own !== request.current) return;
			isWaiting.current = false;
			setGeneration(next);
		};
		const failed = ({ code, message, details }: CodedError): void =>
			settle({ ...about, state: "failed", code, message, details: details ?? null });
		setGeneration({ ...about, state: "writing" });
		const payload: PayloadOf<typeof generateScript> = {
			prompt,
			context: { url: origin },
			temperature: DEFAULT_TEMPERATURE,
		};
		if (analyzedTabId !== null) {
			const read = await client.request(analyzePage, { tabId: analyzedTabId }, readOptions);
			if (!read.ok) return failed(read.error);
			payload.page_analysis = read.value.analysis;
		}
		const answer = await client.request(generateScript, payload, generateOptions);
		if (answer.ok) settle({ ...about, state: "written", script: answer.value });
		else failed(answer.error);
	};
	const forget = async (): Promise<void> => {
		request.current += 1;
		isWaiting.current = false;
		setGeneration(null);
		await client.request(forgetGeneration, {}, requestOptions);
	};
	return { generation, write, forget };
}
