import { GOOGLE_KEYS, GOOGLE_TOKEN } from "./google-addresses.ts";
import { publicKeySet } from "./stand-in-keys.ts";

/** Responds to a token request; null if the code or client is not its own. */
export type AnswerToken = (form: URLSearchParams) => Promise<Response | null>;

const answering = new Set<AnswerToken>();
let original: typeof globalThis.fetch | undefined;

/**
 * Responds to lite's two requests to Google during a sign-in. lite has Google's addresses built in and reads `globalThis.fetch` at each
 * call, so that one is replaced; requests to all other addresses are sent as usual.
 *
 * @returns a function that stops the interception
 */
export function interceptGoogleRequests(answer: AnswerToken): () => void {
	answering.add(answer);
	if (original === undefined) {
		original = globalThis.fetch;
		globalThis.fetch = fetchOrAnswer;
	}
	return () => {
		answering.delete(answer);
		if (answering.size > 0 || original === undefined) return;
		globalThis.fetch = original;
		original = undefined;
	};
}

const fetchOrAnswer: typeof globalThis.fetch = async (input, init) => {
	const address = input instanceof Request ? input.url : String(input);
	if (address === GOOGLE_KEYS) return Response.json(await publicKeySet());
	if (address === GOOGLE_TOKEN) return answerToken(new Request(input, init));
	return (original ?? fetch)(input, init);
};

async function answerToken(request: Request): Promise<Response> {
	const form = new URLSearchParams(await request.text());
	for (const answer of answering) {
		const response = await answer(form);
		if (response) return response;
	}
	return Response.json({ error: "invalid_grant" }, { status: 400 });
}
