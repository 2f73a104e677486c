import { leakRule } from "./leak-rule.ts";

export const storageExfiltration = leakRule({
	id: "storage-exfiltration",
	title: "Stored data sent away",
	catches: "What the site keeps in the browser (localStorage, IndexedDB) sent to another server.",
	severity: "high",
	advice: "Send only values the script stored itself, to a server named in @connect, when the visitor asks for it.",
	kinds: ["storage"],
	data: "What the site keeps in your browser is",
});
