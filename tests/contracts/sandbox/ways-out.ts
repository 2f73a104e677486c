/** What attempts know: where a stranger's server listens. */
export interface Stranger {
	/** `http://127.0.0.1:PORT`. */
	readonly origin: string;
	readonly port: number;
}

/** Code of a script that tries to reach a server, or to act on the page around it, by what it uses. */
export type WayOut = (stranger: Stranger) => string;

const element = (tag: string, fields: string, then = "document.body.append(e);"): string =>
	`const e = document.createElement("${tag}"); Object.assign(e, ${fields}); ${then}`;
const inFrame = (code: string): string =>
	element("iframe", `{ srcdoc: "<script>" + ${JSON.stringify(code)} + "</scr" + "ipt>" }`);
const peer = (port: number): string =>
	`const c = new RTCPeerConnection({ iceServers: [{ urls: "turn:127.0.0.1:${port}?transport=tcp", username: "a", credential: "b" }] }); c.createDataChannel("x"); c.createOffer().then((o) => c.setLocalDescription(o));`;
const preconnect = (origin: string): string =>
	element("link", `{ rel: "preconnect", href: "${origin}" }`, "document.head.append(e);");

/** Ways to reach a server. */
export const waysToServers: Readonly<Record<string, WayOut>> = {
	fetch: ({ origin }) => `fetch("${origin}/fetch").catch(() => 0);`,
	beacon: ({ origin }) => `navigator.sendBeacon("${origin}/beacon", "x");`,
	image: ({ origin }) => `new Image().src = "${origin}/image";`,
	socket: ({ port }) => `new WebSocket("ws://127.0.0.1:${port}/socket");`,
	form: ({ origin }) => element("form", `{ action: "${origin}/form" }`, "document.body.append(e); e.submit();"),
	preconnect: ({ origin }) => preconnect(origin),
	prefetch: ({ origin }) => element("link", `{ rel: "prefetch", href: "${origin}/prefetch" }`),
	styles: ({ origin }) =>
		`document.body.insertAdjacentHTML("beforeend", "<link rel=stylesheet href='${origin}/css'><style>@import '${origin}/import'; body { background: url(${origin}/background) }</style><video poster='${origin}/poster'></video><object data='${origin}/object'></object>");`,
	frame: ({ origin }) => element("iframe", `{ src: "${origin}/frame" }`),
	media: ({ origin }) => `new Audio("${origin}/audio").play().catch(() => 0);`,
	module: ({ origin }) => `import("${origin}/module.js").catch(() => 0);`,
	worker: ({ origin }) => `new Worker(URL.createObjectURL(new Blob(["fetch('${origin}/worker')"])));`,
	peer: ({ port }) => peer(port),
	"its own address": ({ origin }) => `location.href = "${origin}/self";`,
	refresh: ({ origin }) => element("meta", `{ httpEquiv: "refresh", content: "0;url=${origin}/refresh" }`),
	ping: ({ origin }) => element("a", `{ href: "#x", ping: "${origin}/ping" }`, "document.body.append(e); e.click();"),
	download: ({ origin }) =>
		element("a", `{ href: "${origin}/file", download: "x" }`, "document.body.append(e); e.click();"),
	"a page of its own making": ({ origin }) =>
		`location.href = URL.createObjectURL(new Blob(["<img src=${origin}/blob>"], { type: "text/html" }));`,
	"rules of speculation": ({ origin }) =>
		element(
			"script",
			`{ type: "speculationrules", textContent: JSON.stringify({ prefetch: [{ source: "list", urls: ["${origin}/speculation"] }] }) }`,
		),
};

/** Ways to reach a server from a frame of the script's own. */
export const waysInFrames: Readonly<Record<string, WayOut>> = {
	request: ({ origin }) => inFrame(`fetch("${origin}/frame");`),
	peer: ({ port }) => inFrame(peer(port)),
	preconnect: ({ origin }) => inFrame(preconnect(origin)),
};

/** Ways to act on the page around it, or to open another one. */
export const waysToTheHub: Readonly<Record<string, WayOut>> = {
	"top address": ({ origin }) => `top.location.href = "${origin}/top";`,
	"top link": ({ origin }) =>
		element("a", `{ href: "${origin}/top", target: "_top" }`, "document.body.append(e); e.click();"),
	"top form": ({ origin }) =>
		element("form", `{ action: "${origin}/top", target: "_top" }`, "document.body.append(e); e.submit();"),
	window: ({ origin }) => `window.open("${origin}/window");`,
	document: () => `parent.document.title = "stolen";`,
	storage: () => `parent.localStorage.setItem("stolen", "1");`,
	history: () => `parent.history.pushState({}, "", "/stolen");`,
};
