import { randomBytes } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import * as z from "zod";
import {
	askProject,
	type Check,
	cannotTell,
	differs,
	ok,
	postProject,
	type Target,
	TIMEOUT_MS,
	unexpected,
	unreachable,
} from "./check.ts";

const buckets = z.array(z.looseObject({ name: z.string() }));
const health = z.looseObject({ status: z.literal("ok") });
const refusal = z.looseObject({ code: z.string() });
const generation = z.looseObject({ model: z.string().nullable(), models: z.array(z.string()) });
const analysis = z.looseObject({ risk_level: z.string(), rules_version: z.string() });

const deployed = (name: string) => `npm run build:edge, then supabase functions deploy ${name} (verify_jwt = false)`;

/** Asks for a WebSocket as RFC 6455 § 4.1 says and gives the status; 101 means that the service took the connection. */
function askForWebSocket({ projectUrl, publishableKey }: Target): Promise<number> {
	const query = new URLSearchParams({ apikey: publishableKey, vsn: "1.0.0" });
	const address = new URL(`/realtime/v1/websocket?${query}`, projectUrl);
	const begin = address.protocol === "https:" ? requestHttps : requestHttp;
	const headers = {
		Connection: "Upgrade",
		Upgrade: "websocket",
		"Sec-WebSocket-Version": "13",
		"Sec-WebSocket-Key": randomBytes(16).toString("base64"),
	};
	return new Promise((resolve, reject) => {
		const sent = begin(address, { headers, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) });
		sent.on("upgrade", ({ statusCode = 0 }, socket) => {
			socket.destroy();
			resolve(statusCode);
		});
		sent.on("response", (response) => {
			response.destroy();
			resolve(response.statusCode ?? 0);
		});
		sent.on("error", (thrown) => reject(unreachable(thrown, address.href)));
		sent.end();
	});
}

export const serviceChecks: readonly Check[] = [
	{
		name: "storage buckets",
		advice: "delete each bucket: the hub stores no files there",
		look: async (target) => {
			const answer = await askProject(target, "/storage/v1/bucket", {
				Authorization: `Bearer ${target.publishableKey}`,
			});
			if (answer.status >= 400 && answer.status < 500) return ok(`refused with status ${answer.status}`);
			const read = buckets.safeParse(answer.json);
			if (answer.status !== 200 || !read.success) return unexpected(answer);
			const names = read.data.map(({ name }) => name);
			return names.length === 0 ? ok("visitors see none") : differs(`visitors see ${names.join(", ")}`);
		},
	},
	{
		name: "realtime",
		advice: "switch the service off in the dashboard under Realtime, Settings",
		look: async (target) => {
			const status = await askForWebSocket(target);
			if (status === 101) return differs("takes connections of visitors");
			if (status >= 400 && status < 500) return ok(`refused with status ${status}`);
			return cannotTell(`unexpected answer with status ${status}`);
		},
	},
	{
		name: "function health-check",
		advice: deployed("health-check"),
		look: async (target) => {
			const answer = await askProject(target, "/functions/v1/health-check");
			const isWell = answer.status === 200 && health.safeParse(answer.json).success;
			return isWell ? ok("answers") : differs(`answers with status ${answer.status}`);
		},
	},
	{
		name: "function analyze-security",
		advice: deployed("analyze-security"),
		look: async (target) => {
			const answer = await postProject(target, "/functions/v1/analyze-security", { code: "document.title = 'check';" });
			const read = analysis.safeParse(answer.json);
			if (answer.status !== 200 || !read.success) return differs(`answers with status ${answer.status}`);
			return ok(`rates code by the rules ${read.data.rules_version}`);
		},
	},
	{
		name: "function generate-bookmarklet",
		advice: `${deployed("generate-bookmarklet")}; its log names a variable of the AI model that cannot be used`,
		look: async (target) => {
			const answer = await askProject(target, "/functions/v1/generate-bookmarklet");
			const read = generation.safeParse(answer.json);
			if (answer.status !== 200 || !read.success) return differs(`answers with status ${answer.status}`);
			const { model } = read.data;
			return ok(model === null ? "writes from templates: no AI model is set" : `asks the AI model ${model}`);
		},
	},
	...["desktop-session", "generate-script", "generate-tags", "analyze-page", "ai-script-assistant"].map(
		refusesEmptyRequest,
	),
];

/** A function that does nothing for an empty request but to say so. */
function refusesEmptyRequest(name: string): Check {
	return {
		name: `function ${name}`,
		advice: deployed(name),
		look: async (target) => {
			const answer = await postProject(target, `/functions/v1/${name}`, {});
			const isWell = refusal.safeParse(answer.json).data?.code === "invalid_request";
			return isWell ? ok("refuses an empty request") : differs(`answers with status ${answer.status}`);
		},
	};
}
