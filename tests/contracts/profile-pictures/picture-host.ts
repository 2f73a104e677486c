import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		asked,
		answerWith(next) {
			asked.length = 0;
			answer = next;
		},
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
