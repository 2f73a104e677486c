import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { startDeno } from "@scriptorium/supabase/local/functions/deno-process";
import type { RunningAnalyzer } from "./running-analyzer.ts";

const entry = fileURLToPath(new URL("../../../supabase/functions/analyze-security/index.ts", import.meta.url));

/** The only request of the function to the project for code that is not saved: the caller's rate limit. */
function startProject(): Promise<LoopbackServer> {
	const server = createServer((request, response) => {
		const known = request.url?.startsWith("/rest/v1/rpc/begin_analysis") ?? false;
		response.writeHead(known ? 200 : 404, { "content-type": "application/json" });
		response.end(known ? "[]" : '{"message":"unknown"}');
	});
	return listenOnLoopback(server);
}

/** The edge function as it runs behind the hub: in Deno, asked over HTTP. */
export async function startEdgeAnalyzer(folder: string): Promise<RunningAnalyzer> {
	const project = await startProject();
	const { child, port, key } = await startDeno({
		entry,
		env: {
			SUPABASE_URL: project.origin,
			SUPABASE_ANON_KEY: "sb_publishable_test",
			SUPABASE_SERVICE_ROLE_KEY: "sb_secret_test",
		},
		cacheDir: join(folder, "deno"),
		log: console.error,
	});
	return {
		async analyze(code) {
			const answer = await fetch(`http://127.0.0.1:${port}/analyze-security`, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					authorization: "Bearer sb_publishable_test",
					"x-scriptorium-gateway-key": key,
				},
				body: JSON.stringify({ code }),
			});
			return answer.json();
		},
		async stop() {
			child.kill("SIGKILL");
			await project.close();
		},
	};
}
