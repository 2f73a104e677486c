import { messageOf } from "@scriptorium/shared-protocol/errors";
import type { BrowserContext, Page } from "puppeteer-core";
import type { CanaryBrowser } from "./browser/open-browser.ts";
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
import { baitedMessages, wantedMessages } from "./stimuli/wanted-messages.ts";
import { worldMessage } from "./world/world-message.ts";

/** Everything one run needs, and what it has seen. */
export interface Stage {
	readonly page: Page;
	readonly facts: ScriptFacts;
	readonly secrets: Secrets;
	readonly names: { readonly binding: string; readonly controls: string };
	/** Code that nobody but a script would run out of an address. */
	readonly addressBait: string;
	/** Values of the script's own storage, kept between visits. */
	readonly values: Map<string, string>;
	setPhase(phase: Phase): void;
	/** Texts of what is loaded with the script, by name. */
	readonly resources: Readonly<Record<string, string>>;
	/** Somebody looked at what was answered there. */
	heard(url: string): void;
	/** By how much the clock of the pages is ahead of the real one, in milliseconds. */
	time(): number;
	moveTime(milliseconds: number): void;
	/** Which visit it is: answers take another form in each. */
	setVisit(visit: number): void;
	readonly requests: RequestsUnderWay;
	add(evidence: Evidence): void;
	/** Settles with the reason when page or browser die. */
	readonly broken: Promise<string>;
	seen(): { readonly evidence: readonly Evidence[]; readonly requests: number };
	close(): Promise<void>;
}

const CLOSE_MS = 2_000;
const PERMISSIONS = [
	"clipboard-read",
	"clipboard-sanitized-write",
	"geolocation",
	"camera",
	"microphone",
	"notifications",
] as const;

export async function openStage(input: CanaryInput, canary: CanaryBrowser): Promise<Stage> {
	const secrets = makeSecrets();
	const facts = readScript(input);
	const names = { binding: marker(), controls: marker() };
	const [transactions, added, values] = [[] as Transaction[], [] as Evidence[], new Map<string, string>()];
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
		// Chromium grants these to secure origins only; a page without them is what such a page is like.
		await context.overridePermissions(origin, [...PERMISSIONS]).catch(() => undefined);
		const page = await context.newPage();
		page.on("error", () => breaks("The page crashed."));
		// A window in front would take focus and frames from the page.
		page.on("popup", () => void page.bringToFront().catch(() => undefined));
		page.on("dialog", (dialog) => {
			const answer =
				dialog.type() === "prompt" ? answerPrompt(dialog.message(), dialog.defaultValue(), secrets) : undefined;
			dialog.accept(answer).catch(() => undefined);
		});
		const session = await page.createCDPSession();
		await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
		await session.send("Runtime.enable");
		await session.send("Runtime.addBinding", { name: names.binding });
		session.on("Runtime.bindingCalled", ({ name, payload }) => {
			if (name !== names.binding) return;
			const told = worldMessage.safeParse(JSON.parse(payload));
			if (!told.success) return;
			if (told.data.tell === "sends") network.note(told.data);
			if (told.data.tell === "media") media = true;
			if (told.data.tell === "heard") network.heard(told.data.url);
			if (told.data.tell === "missed") site.learn(told.data);
			if (told.data.tell === "transaction") transactions.push({ ...told.data, phase });
			if (told.data.tell === "stored") {
				if (told.data.value === null) values.delete(told.data.name);
				else values.set(told.data.name, told.data.value);
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
				const closed = await within(CLOSE_MS, opened.close());
				if (!closed) await canary.kill();
				await network.close();
			},
		};
	} catch (thrown) {
		await network.close();
		await within(CLOSE_MS, context?.close() ?? Promise.resolve());
		throw new Error(messageOf(thrown));
	}
}

function unique(evidence: readonly Evidence[]): Evidence[] {
	return [...new Map(evidence.map((one) => [`${one.what} ${one.host ?? one.description}`, one])).values()];
}

/** Whether it ended well within the time. */
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
