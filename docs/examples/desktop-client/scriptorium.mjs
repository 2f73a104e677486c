#!/usr/bin/env node
// A command-line client of a Scriptorium hub, without dependencies (Node 22 or newer). It signs in through the browser with a
// one-time code and PKCE (RFC 7636, RFC 8252), and keeps a session of its own, which its owner can revoke on the account page.
import { spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { homedir, hostname } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const USAGE = `Usage: scriptorium.mjs <command>

  login <hub>   signs in through the browser, for example: login http://localhost:4173
                --no-browser prints the address and opens nothing
  whoami        shows the account
  scripts       lists your scripts on the hub
  logout        ends the session and forgets it

SCRIPTORIUM_SESSION names the file of the session (default: ~/.config/scriptorium/session.json).`;

const WAIT_FOR_BROWSER_MS = 5 * 60_000;
const sessionFile = process.env.SCRIPTORIUM_SESSION ?? join(homedir(), ".config", "scriptorium", "session.json");
const platforms = { win32: "windows", darwin: "macos" };

/** A message for the person; everything else is a fault of this program. */
class Refusal extends Error {}

async function readSession() {
	try {
		return JSON.parse(await readFile(sessionFile, "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") throw new Refusal("You are not signed in. Run: scriptorium.mjs login <hub>");
		throw error;
	}
}

/** The file has a token: nobody else on this computer may read it. */
async function writeSession(session) {
	await mkdir(dirname(sessionFile), { recursive: true, mode: 0o700 });
	await writeFile(sessionFile, `${JSON.stringify(session, null, "\t")}\n`, { mode: 0o600 });
	await chmod(sessionFile, 0o600);
}

async function sendJson(address, { method = "GET", headers = {}, body } = {}) {
	const response = await fetch(address, {
		method,
		headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
		redirect: "error",
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	const answer = text === "" ? null : JSON.parse(text);
	if (response.ok) return answer;
	const reason = answer?.error_description ?? answer?.error ?? answer?.msg ?? answer?.message ?? response.statusText;
	throw Object.assign(new Refusal(`${reason} (${response.status})`), { status: response.status });
}

async function login(hub, opensBrowser) {
	const origin = new URL(hub).origin;
	const endpoints = await sendJson(`${origin}/.well-known/scriptorium-desktop.json`);
	const verifier = randomBytes(32).toString("base64url");
	const state = randomBytes(16).toString("base64url");
	const { redirectUri, code } = await listenForCode(state);

	const address = new URL(endpoints.authorization_endpoint);
	address.search = new URLSearchParams({
		redirect_uri: redirectUri,
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
		code_challenge_method: "S256",
		state,
	}).toString();
	console.log(`Continue in your browser:\n${address}`);
	if (opensBrowser) openBrowser(address.href);

	const known = await readSession().catch(() => null);
	const deviceId = known?.device_id ?? randomUUID();
	const session = await sendJson(endpoints.token_endpoint, {
		method: "POST",
		headers: { apikey: endpoints.publishable_key },
		body: {
			code: await code,
			code_verifier: verifier,
			redirect_uri: redirectUri,
			device: { device_id: deviceId, name: hostname().slice(0, 100), platform: platforms[process.platform] ?? "linux" },
		},
	});
	const { backend_url, publishable_key } = endpoints;
	await writeSession({ hub: origin, backend_url, publishable_key, device_id: deviceId, ...session });
	console.log(`Signed in as ${session.user.email}.`);
}

/** Waits on a free port of 127.0.0.1 for the browser to bring the code. */
async function listenForCode(state) {
	let settle;
	const code = new Promise((resolve, reject) => {
		settle = { resolve, reject };
	});
	code.catch(() => undefined); // awaited later; a refusal before that is no unhandled one
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://127.0.0.1");
		if (request.method !== "GET" || url.pathname !== "/callback") return response.writeHead(404).end();
		const outcome = readCallback(url.searchParams, state);
		const isDone = outcome.code !== undefined;
		response.writeHead(isDone ? 200 : 400, {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": "default-src 'none'",
			"referrer-policy": "no-referrer",
		});
		response.end(`<!doctype html><title>Scriptorium</title><p>${isDone ? "You can close this tab." : outcome.refusal}`);
		// An answer to another request than ours is ignored: anybody on this computer can send one.
		if (isDone) settle.resolve(outcome.code);
		return undefined;
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	const timer = setTimeout(
		() => settle.reject(new Refusal("The browser did not come back in time.")),
		WAIT_FOR_BROWSER_MS,
	);
	const close = () => {
		clearTimeout(timer);
		server.close();
		server.closeAllConnections();
	};
	code.then(() => setImmediate(close), close);
	return { redirectUri: `http://127.0.0.1:${server.address().port}/callback`, code };
}

function readCallback(query, state) {
	const given = Buffer.from(query.get("state") ?? "");
	const wanted = Buffer.from(state);
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		return { refusal: "This is not the sign-in that was begun." };
	// Tokens in an address were not asked for: somebody has taken the challenge out of the request.
	if (query.has("access_token") || query.has("refresh_token")) return { refusal: "Tokens are not accepted here." };
	const code = query.get("code");
	return code ? { code } : { refusal: "There is no code." };
}

function openBrowser(address) {
	const [program, ...first] = { win32: ["rundll32", "url.dll,FileProtocolHandler"], darwin: ["open"] }[
		process.platform
	] ?? ["xdg-open"];
	// Without a browser the printed address does.
	spawn(program, [...first, address], { stdio: "ignore", detached: true })
		.on("error", () => undefined)
		.unref();
}

/** The session, renewed when its access token is about to expire. */
async function freshSession() {
	const session = await readSession();
	if (session.expires_at > Date.now() / 1000 + 60) return session;
	try {
		const renewed = await sendJson(`${session.backend_url}/auth/v1/token?grant_type=refresh_token`, {
			method: "POST",
			headers: { apikey: session.publishable_key },
			body: { refresh_token: session.refresh_token },
		});
		const { access_token, refresh_token, expires_at } = renewed;
		const next = { ...session, access_token, refresh_token, expires_at };
		await writeSession(next);
		return next;
	} catch (error) {
		if (error.status >= 400 && error.status < 500) throw sessionEnded(session);
		throw error;
	}
}

const sessionEnded = ({ hub }) => new Refusal(`This session has ended. Run: scriptorium.mjs login ${hub}`);

/** One request to the tables of the hub, as the account's owner; what they may see, the database decides. */
async function rest(session, path, options = {}) {
	try {
		return await sendJson(`${session.backend_url}/rest/v1/${path}`, {
			...options,
			headers: { apikey: session.publishable_key, authorization: `Bearer ${session.access_token}`, ...options.headers },
		});
	} catch (error) {
		// Revoked on the account page: the token has not expired, and is refused all the same.
		throw error.status === 401 ? sessionEnded(session) : error;
	}
}

async function whoami() {
	const [account] = await rest(await freshSession(), "user_profile?select=display_name,username,email");
	if (!account) throw new Refusal("This account was deleted.");
	console.log(`${account.display_name} (${account.username}, ${account.email})`);
}

async function scripts() {
	const session = await freshSession();
	const query = new URLSearchParams({
		select: "title,category,risk_level,is_published",
		owner_id: `eq.${session.user.id}`,
		order: "created_at.desc",
	});
	for (const script of await rest(session, `bookmarklets?${query}`)) {
		console.log(
			`${script.title}\t${script.category}\t${script.risk_level}\t${script.is_published ? "published" : "draft"}`,
		);
	}
	const device = new URLSearchParams({ device_id: `eq.${session.device_id}` });
	await rest(session, `devices?${device}`, { method: "PATCH", body: { last_sync: new Date().toISOString() } });
}

async function logout() {
	const session = await readSession();
	try {
		await sendJson(`${session.backend_url}/auth/v1/logout?scope=local`, {
			method: "POST",
			headers: { apikey: session.publishable_key, authorization: `Bearer ${session.access_token}` },
		});
	} finally {
		await rm(sessionFile, { force: true });
	}
	console.log("Signed out.");
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { "no-browser": { type: "boolean" } } });
const [command, hub] = positionals;
const commands = { login: () => login(hub, !values["no-browser"]), whoami, scripts, logout };
try {
	if (!Object.hasOwn(commands, command ?? "") || (command === "login" && !hub)) throw new Refusal(USAGE);
	await commands[command]();
} catch (error) {
	console.error(error instanceof Refusal ? error.message : error);
	process.exitCode = 1;
}
