import {
	applyList,
	bare,
	define,
	functionOption,
	guardFunction,
	isFunction,
	logError,
	lowerCase,
	option,
	type ScriptFunction,
	sliceText,
	textOf,
} from "./built-ins.ts";
import { callLater, promiseOf } from "./guarded-promises.ts";
import type { FunctionGroup, ScriptContext } from "./script-context.ts";

const setTimer = setTimeout;

interface Shown {
	/** Null while the worker has not answered. */
	id: string | null;
	clicked: boolean;
	/** The script or its timeout has removed it. */
	removed: boolean;
	readonly onclick: ScriptFunction | undefined;
	readonly ondone: (clicked: boolean) => void;
}

/** Notifications and the clipboard. */
export function createBrowserFunctions({ settings, call, on, complain }: ScriptContext): FunctionGroup {
	const shown = bare<Shown>();
	on("notification", (event) => {
		const id = event.notificationId as string;
		const notification = shown[id];
		if (notification === undefined) return;
		if (event.what === "click") {
			notification.clicked = true;
			if (notification.onclick) callLater(notification.onclick, [], complain);
			return;
		}
		delete shown[id];
		notification.ondone(notification.clicked);
	});
	const remove = (notification: Shown): void => {
		notification.removed = true;
		if (notification.id !== null && shown[notification.id] === notification)
			call("SCRIPTORIUM_CLOSE_NOTIFICATION", { notificationId: notification.id }, () => undefined, logError);
	};

	/** The forms `(details, ondone)` and `(text, title, image, onclick)`. */
	const notify = (given: readonly unknown[], done: (clicked: boolean) => void, failed: (problem: unknown) => void) => {
		const details = typeof given[0] === "object" && given[0] !== null ? given[0] : null;
		const field = (name: string, position: unknown): string => {
			const value = details === null ? position : option(details, name);
			return value === undefined || value === null ? "" : textOf(value);
		};
		const ondone = details === null ? undefined : (functionOption(details, "ondone") ?? given[1]);
		const onclick = details === null ? given[3] : functionOption(details, "onclick");
		const notification: Shown = {
			id: null,
			clicked: false,
			removed: false,
			onclick: isFunction(onclick) ? onclick : undefined,
			ondone(clicked) {
				if (isFunction(ondone)) callLater(ondone, [clicked], complain);
				done(clicked);
			},
		};
		const { name } = settings.info.script as { readonly name: string };
		const payload = {
			text: sliceText(field("text", given[0]), 0, 2000),
			title: sliceText(field("title", given[1]) || name, 0, 200),
			image: field("image", given[2]),
			tag: sliceText(field("tag", ""), 0, 200),
			silent: option(details, "silent") === true,
			showsTab: option(details, "highlight") === true || !isFunction(onclick),
		};
		const timeout = option(details, "timeout");
		call(
			"SCRIPTORIUM_SHOW_NOTIFICATION",
			payload,
			(reply) => {
				const id = reply.notificationId as string;
				notification.id = id;
				shown[id] = notification;
				if (notification.removed) remove(notification);
				if (typeof timeout === "number" && timeout > 0)
					applyList(setTimer, undefined, [() => remove(notification), timeout]);
			},
			failed,
		);
		return notification;
	};

	const copy = (
		data: unknown,
		info: unknown,
		done: (nothing: undefined) => void,
		failed: (problem: unknown) => void,
	) => {
		const written = typeof info === "string" ? info : (option(info, "type") ?? option(info, "mimetype") ?? "text");
		const type = lowerCase(textOf(written));
		const format = type === "html" || type === "text/html" ? "html" : "text";
		call("SCRIPTORIUM_SET_CLIPBOARD", { text: textOf(data), format }, () => done(undefined), failed);
	};

	return {
		plain: {
			GM_notification(...given: unknown[]) {
				const notification = notify(given, () => undefined, logError);
				const control = {};
				define(
					control,
					"remove",
					guardFunction(() => remove(notification)),
					"open",
				);
				return control;
			},
			GM_setClipboard(data: unknown, info: unknown, callback: unknown) {
				const done = (): void => {
					if (isFunction(callback)) callLater(callback, [], complain);
				};
				copy(data, info, done, logError);
			},
		},
		promised: {
			/** Fulfilled when the notification is gone: with whether it was clicked. */
			notification: (...given: unknown[]) => promiseOf((done, failed) => void notify(given, done, failed)),
			setClipboard: (data: unknown, info: unknown) => promiseOf((done, failed) => copy(data, info, done, failed)),
		},
	};
}
