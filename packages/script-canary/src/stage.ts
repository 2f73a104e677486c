import { messageOf } from "@scriptorium/core-types/errors";
import type { IsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import type { BrowserContext, Page } from "puppeteer-core";
import type { CanaryInput, Evidence } from "./canary-report.ts";
import { judgeMining } from "./evidence/judge-mining.ts";
import { injectedCode, judgeCode, judgeMedia, judgeRequests } from "./evidence/judge-requests.ts";
import { judgeOrders, judgeTransactions, type Transaction } from "./evidence/judge-wallet.ts";
import { openNetwork } from "./network/open-network.ts";
import type { Phase } from "./network/request-record.ts";
import { type RequestsUnderWay, watchRequests } from "./network/requests-under-way.ts";
import { makeFinder } from "./secrets/find-secrets.ts";
import { makeSecrets, marker, type Secrets } from "./secrets/make-secrets.ts";
import { makeSite } from "./site/page-of.ts";
import { readScript, type ScriptFacts } from "./site/read-script.ts";
import { answerPrompt } from "./stimuli/answer-prompt.ts";
import { namesHost } from "./stimuli/named-hosts.ts";
import { baitedMessages, wantedMessages } from "./stimuli/wanted-messages.ts";
import { worldMessage } from "./world/world-message.ts";

/** Resources and recorded evidence of one run. */
export interface Stage {
	readonly page: Page;
	readonly facts: ScriptFacts;
	readonly secrets: Secrets;
	readonly names: { readonly binding: string; readonly controls: string };
	/** Planted code that only runs when the script executes content of the page's address. */
	readonly addressBait: string;
	/** The script's stored values as JSON, by name; they persist between visits. */
	readonly values: Map<string, string>;
	setPhase(phase: Phase): void;
	/** Content of the script's `@resource` entries, by name. */
	readonly resources: Readonly<Record<string, string>>;
	/** Records that the response from this address was read. */
	heard(url: string): void;
	/** Offset of the pages' clock from the real clock, in milliseconds. */
	time(): number;
	moveTime(milliseconds: number): void;
	/** Sets the current visit, counted from 0; the form of responses depends on it. */
	setVisit(visit: number): void;
	readonly requests: RequestsUnderWay;
	add(evidence: Evidence): void;
	/** Resolves with the reason when the page or the browser crashes. */
	readonly broken: Promise<string>;
	seen(): { readonly evidence: readonly Evidence[]; readonly requests: number };
	close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 2_000;
const PERMISSIONS = [
	"clipboard-read",
	"clipboard-sanitized-write",
	"geolocation",
	"camera",
	"microphone",
	"notifications",
] as const;

export async function openStage(input: CanaryInput, canary: IsolatedBrowser): Promise<Stage> {
	const secrets = makeSecrets();
	const facts = readScript(input);
	const names = { binding: marker(), controls: marker() };
	const [transactions, added, values] = [[] as Transaction[], [] as Evidence[], new Map<string, string>()];
	const agreed: string[] = [];
	let phase: Phase = "alone";
	let ahead = 0;
	let media = false;
	const site = makeSite(facts.text, secrets);
	const network = await openNetwork({
		script: facts.text,
		facts,
		secrets,
		site: site.answer,
		phase: () => phase,
		isAgreed: (host) => agreed.some((question) => namesHost(question, host)),
	});
	const baits = {
		message: network.bait("a message of another window"),
		address: network.bait("the address of the page"),
	};
	network.setQuestions([...wantedMessages(facts.text), ...baitedMessages(facts.text, baits.message)]);
	const resources = Object.fromEntries(
		(facts.metadata?.resources ?? []).map(({ name, url }) => [name, network.resource(url)]),
	);
	let context: BrowserContext | null = null;
	try {
		const browser = await canary.get();
		let breaks = (_reason: string): void => undefined;
		const broken = new Promise<string>((resolve) => (breaks = resolve));
		browser.once("disconnected", () => breaks("The browser broke off."));
		context = await browser.createBrowserContext({
			proxyServer: `127.0.0.1:${network.port}`,
			proxyBypassList: ["<-loopback>"],
			downloadBehavior: { policy: "deny" },
		});
		const { origin } = facts.address;
		// Chromium grants these permissions to secure origins only; real insecure pages do not have them either.
		await context.overridePermissions(origin, [...PERMISSIONS]).catch(() => undefined);
		const page = await context.newPage();
		page.on("error", () => breaks("The page crashed."));
		// A popup in front would take focus and animation frames from the page.
		page.on("popup", () => void page.bringToFront().catch(() => undefined));
		page.on("dialog", (dialog) => {
			const answer =
				dialog.type() === "prompt" ? answerPrompt(dialog.message(), dialog.defaultValue(), secrets) : undefined;
			if (dialog.type() === "confirm") agreed.push(dialog.message());
			dialog.accept(answer).catch(() => undefined);
		});
		const session = await page.createCDPSession();
		await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
		await session.send("Runtime.enable");
		await session.send("Runtime.addBinding", { name: names.binding });
		session.on("Runtime.bindingCalled", ({ name, payload }) => {
			if (name !== names.binding) return;
			const parsed = worldMessage.safeParse(JSON.parse(payload));
			if (!parsed.success) return;
			if (parsed.data.tell === "sends") network.note(parsed.data);
			if (parsed.data.tell === "media") media = true;
			if (parsed.data.tell === "heard") network.heard(parsed.data.url);
			if (parsed.data.tell === "missed") site.learn(parsed.data);
			if (parsed.data.tell === "transaction") transactions.push({ ...parsed.data, phase });
			if (parsed.data.tell === "stored") {
				if (parsed.data.value === null) values.delete(parsed.data.name);
				else values.set(parsed.data.name, parsed.data.value);
			}
		});
		await page.setGeolocation({
			latitude: Number(secrets.latitude.value),
			longitude: Number(secrets.longitude.value),
			accuracy: 10,
		});
		await page.setUserAgent({ userAgent: (await browser.userAgent()).replace("HeadlessChrome", "Chrome") });
		const opened = context;
		return {
			page,
			facts,
			secrets,
			names,
			values,
			resources,
			broken,
			addressBait: baits.address,
			setPhase: (next) => {
				phase = next;
			},
			time: () => ahead,
			moveTime: (milliseconds) => {
				ahead += milliseconds;
			},
			setVisit: network.setVisit,
			heard: network.heard,
			requests: watchRequests(page),
			add: (evidence) => added.push(evidence),
			seen: () => {
				const records = network.records();
				const find = makeFinder(Object.values(secrets));
				const all = [
					...judgeRequests(records, facts, find),
					...(media ? judgeMedia(records, facts) : []),
					...judgeMining(records, facts),
					...judgeCode(network.ran(), facts),
					...judgeTransactions(transactions),
					...judgeOrders(site.orders()),
					...network.ranFrom().map(injectedCode),
					...added,
				];
				return { evidence: unique(all), requests: records.length };
			},
			close: async () => {
				const closed = await within(CLOSE_TIMEOUT_MS, opened.close());
				if (!closed) await canary.kill();
				await network.close();
			},
		};
	} catch (thrown) {
		await network.close();
		await within(CLOSE_TIMEOUT_MS, context?.close() ?? Promise.resolve());
		throw new Error(messageOf(thrown));
	}
}

function unique(evidence: readonly Evidence[]): Evidence[] {
	return [...new Map(evidence.map((one) => [`${one.what} ${one.host ?? one.description}`, one])).values()];
}

/** Whether the work succeeded within the time limit, in milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), milliseconds);
	});
	const done = work.then(
		() => true,
		() => false,
	);
	const inTime = await Promise.race([done, late]);
	clearTimeout(timer);
	return inTime;
}
