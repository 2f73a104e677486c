// A program of its own, for `no-switch.test.ts`: starts the proxy as the product does, asks it for each host of its arguments by a
// request and by CONNECT, and prints the answers and the list of hosts as JSON.
import { once } from "node:events";
import { connect } from "node:net";
import { startEgressProxy } from "./start-egress-proxy.ts";
import { directConnector, systemResolver } from "./system-ports.ts";

const hosts = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const proxy = await startEgressProxy({ resolver: systemResolver, connector: directConnector, maxBytes: 1_000_000 });
const { username, password } = proxy.credentials;
const signIn = `Proxy-Authorization: Basic ${btoa(`${username}:${password}`)}`;

async function ask(line: string, host: string): Promise<string> {
	const socket = connect({ port: proxy.port, host: "127.0.0.1" });
	let text = "";
	socket.on("data", (chunk: Buffer) => {
		text += chunk.toString("latin1");
	});
	socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\n${signIn}\r\nConnection: close\r\n\r\n`);
	await once(socket, "close");
	return text;
}

const answers: [string, string][] = [];
for (const host of hosts) {
	answers.push(
		[`GET ${host}`, await ask(`GET http://${host}/`, host)],
		[`CONNECT ${host}`, await ask(`CONNECT ${host}`, host)],
	);
}
console.log(JSON.stringify({ answers, hosts: proxy.hosts() }));
await proxy.close();
