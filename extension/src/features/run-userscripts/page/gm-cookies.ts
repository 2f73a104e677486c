import {
	type Bare,
	bare,
	define,
	guardFunction,
	isFunction,
	messageOfProblem,
	option,
	ownKeys,
	sliceText,
	textOf,
} from "./built-ins.ts";
import { callLater, promiseOf } from "./guarded-promises.ts";
import type { FunctionGroup, ScriptContext } from "./script-context.ts";

const MESSAGES: Readonly<Record<string, string>> = {
	list: "SCRIPTORIUM_LIST_COOKIES",
	set: "SCRIPTORIUM_SET_COOKIE",
	delete: "SCRIPTORIUM_DELETE_COOKIE",
};
const TEXTS = ["domain", "name", "path", "value", "sameSite"];
const FLAGS = ["secure", "httpOnly"];

/** `GM_cookie`: its functions call back with an error text as last argument, those of `GM.cookie` reject. */
export function createCookieFunctions({ call, complain }: ScriptContext): FunctionGroup {
	const ask = (
		action: string,
		details: unknown,
		done: (result: unknown) => void,
		failed: (problem: unknown) => void,
	): void =>
		call(
			MESSAGES[action] ?? "",
			payloadOf(action, details),
			(reply) => done(action === "list" ? reply.cookies : undefined),
			failed,
		);
	const plain =
		(action: string) =>
		(details: unknown, callback: unknown): void => {
			const isList = action === "list";
			const tell = (...given: unknown[]): void => {
				if (isFunction(callback)) callLater(callback, given, complain);
			};
			ask(
				action,
				details,
				(result) => (isList ? tell(result, null) : tell(null)),
				(problem) => {
					const message = messageOfProblem(problem);
					if (!isFunction(callback)) complain(problem);
					else if (isList) tell(null, message);
					else tell(message);
				},
			);
		};
	const promised = (action: string) => (details: unknown) =>
		promiseOf((done, failed) => ask(action, details, done, failed));

	const callable = (action: unknown, details: unknown, callback: unknown): void => {
		const form = plain(textOf(action));
		form(details, callback);
	};
	const object = bare();
	const actions = ownKeys(MESSAGES);
	for (let index = 0; index < actions.length; index += 1) {
		const action = actions[index] ?? "";
		define(callable, action, guardFunction(plain(action)), "open");
		define(object, action, guardFunction(promised(action)), "open");
	}
	return { plain: { GM_cookie: callable }, promised: { cookie: object } };
}

/** Only what the worker knows, by own properties. Without an address, the document's own is meant. */
function payloadOf(action: string, details: unknown): Bare {
	const payload = bare();
	const url = option(details, "url");
	const domain = option(details, "domain");
	payload.url =
		typeof url === "string"
			? url
			: typeof domain === "string" && action !== "set"
				? `https://${sliceText(domain, 0, 1) === "." ? sliceText(domain, 1) : domain}/`
				: location.href;
	for (let index = 0; index < TEXTS.length; index += 1) {
		const name = TEXTS[index] ?? "";
		const value = option(details, name);
		if (value !== undefined && value !== null) payload[name] = textOf(value);
	}
	for (let index = 0; index < FLAGS.length; index += 1) {
		const name = FLAGS[index] ?? "";
		const value = option(details, name);
		if (value !== undefined) payload[name] = value === true;
	}
	const expires = option(details, "expirationDate");
	if (typeof expires === "number") payload.expirationDate = expires;
	return payload;
}
