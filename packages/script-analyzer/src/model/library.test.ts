import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { type DataFlow, expectHarmlessWithoutSecret, expectLeak } from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	["a request put together step by step", `superagent.post("HOST").send({ text: SECRET }).end();`],
	[
		"a client with an address of its own",
		`const client = axios.create({ baseURL: "HOST" }); client.post("/x", { text: SECRET });`,
	],
	["a connection", `const line = io("HOST"); line.on("connect", () => line.emit("x", SECRET));`],
	["a call with options", `axios({ method: "post", url: "HOST", data: SECRET });`],
	["a reference in a database", `firebase.initializeApp({ databaseURL: "HOST" }).database().ref("a").push(SECRET);`],
	["a table", `supabase.createClient("HOST", "key").from("t").insert({ text: SECRET });`],
	["an address with an unknown end", `axios.post("HOST/" + Date.now(), SECRET);`],
	["an instance", `const client = new GraphQLClient("HOST"); client.request("mutation", { text: SECRET });`],
];

describe("libraries that were given an address", () => {
	test.each(FLOWS)("%s sends a secret", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s sends nothing without a secret", (_title, code) => expectHarmlessWithoutSecret(code));

	test.each([
		[
			"a map",
			`navigator.geolocation.getCurrentPosition(({ coords }) => { const map = L.map("m").setView([coords.latitude, coords.longitude], 3); L.tileLayer("https://tile.c.test/{z}").addTo(map); });`,
		],
		[
			"a player",
			`const player = videojs("x", { url: "https://c.test/v.mp4" }); player.on("play", () => { document.title = player.duration(); });`,
		],
		[
			"an attribute of a language that has its own name",
			`const image = build("image"); image.setAttributeNS("http://www.w3.org/1999/xlink", "href", document.title); image.decorate("http://www.w3.org/2000/svg", document.cookie);`,
		],
		[
			"a chart",
			`const chart = new Chart(document.querySelector("canvas"), { type: "bar" }); chart.update(document.title);`,
		],
	])("%s is shown", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});
