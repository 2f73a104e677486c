import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

export interface PictureHost {
	readonly origin: string;
	/** Requests since the last call of `answerWith`. */
	readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
	answerWith(answer: (response: ServerResponse) => void): void;
	stop(): Promise<void>;
}

/** A third party's web server on this computer, reached over a real connection. */
export async function startPictureHost(): Promise<PictureHost> {
	const asked: PictureHost["asked"] = [];
	let answer: (response: ServerResponse) => void = (response) => response.writeHead(404).end();
	const server = createServer(({ url = "", headers }, response) => {
		asked.push({ path: url, headers });
		answer(response);
	});
	const { origin, close } = await listenOnLoopback(server);
	return {
		origin,
		asked,
		answerWith(next) {
			asked.length = 0;
			answer = next;
		},
		stop: close,
	};
}
