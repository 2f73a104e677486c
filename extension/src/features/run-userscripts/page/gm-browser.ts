import {
	MAX_CLIPBOARD_LENGTH,
	MAX_NOTIFICATION_IMAGE_LENGTH,
	MAX_NOTIFICATION_URL_LENGTH,
} from "@scriptorium/shared-protocol/extension-internal/call-limits";
import {
	applyList,
	type Bare,
	bare,
	define,
	functionOption,
	guardFunction,
	inMicrotask,
	isFunction,
	logError,
	lowerCase,
	option,
	plainObject,
	type ScriptFunction,
	sliceText,
	textOf,
	typeError,
} from "./built-ins.ts";
import { callLater, promiseOf } from "./guarded-promises.ts";
import type { FunctionGroup, ScriptContext } from "./script-context.ts";
import { localProtocol, resolveAddress } from "./web-built-ins.ts";

const setTimer = setTimeout;

interface Shown {
	/** Null while the worker has not answered. */
	id: string | null;
	clicked: boolean;
	/** The script or its timeout has removed it. */
	removed: boolean;
	/** A click opens an address, unless the script prevents it. */
	readonly hasUrl: boolean;
	readonly onclick: ScriptFunction | undefined;
	readonly ondone: (clicked: boolean) => void;
}

/** An address in full, as it is relative to the page; the worker refuses what is none. */
function fullAddress(address: string): string {
	if (address === "" || localProtocol(address) !== "") return address;
	try {
		return resolveAddress(address);
	} catch {
		return address;
	}
}

/** The address that a click on a notification opens, in full; empty for what is no web address. */
function openedAddress(url: string): string {
	if (url === "") return "";
	try {
		const address = resolveAddress(url);
		const scheme = lowerCase(sliceText(address, 0, 8));
		const isWeb = scheme === "https://" || sliceText(scheme, 0, 7) === "http://";
		return isWeb && address.length <= MAX_NOTIFICATION_URL_LENGTH ? address : "";
	} catch {
		return "";
	}
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
			let isPrevented = false;
			const click = plainObject();
			click.preventDefault = guardFunction(() => {
				isPrevented = true;
			});
			if (notification.onclick) callLater(notification.onclick, [click], complain);
			if (notification.hasUrl)
				inMicrotask(() => {
					if (!isPrevented) call("SCRIPTORIUM_FOLLOW_NOTIFICATION", { notificationId: id }, () => undefined, logError);
				});
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
		const url = field("url", "");
		const opened = openedAddress(url);
		const notification: Shown = {
			hasUrl: opened !== "",
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
		const payload: Bare = {
			text: sliceText(field("text", given[0]), 0, 2000),
			title: sliceText(field("title", given[1]) || name, 0, 200),
			image: "",
			tag: sliceText(field("tag", ""), 0, 200),
			silent: option(details, "silent") === true,
			showsTab: option(details, "highlight") === true || (!isFunction(onclick) && !notification.hasUrl),
		};
		// What cannot be shown or opened is no reason not to tell the user.
		const image = fullAddress(field("image", given[2]));
		if (image.length <= MAX_NOTIFICATION_IMAGE_LENGTH) payload.image = image;
		else logError(typeError("GM_notification: the picture is larger than 750 kB"));
		if (notification.hasUrl) payload.url = opened;
		else if (url !== "") logError(typeError(`GM_notification: ${sliceText(url, 0, 100)} cannot be opened`));
		const timeout = option(details, "timeout");
		call(
			"SCRIPTORIUM_SHOW_NOTIFICATION",
			payload,
			(reply) => {
				const id = reply.notificationId as string;
				notification.id = id;
				shown[id] = notification;
				if (reply.pictureProblem !== null) logError(typeError(textOf(reply.pictureProblem)));
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
		const text = textOf(data);
		if (text.length <= MAX_CLIPBOARD_LENGTH)
			call("SCRIPTORIUM_SET_CLIPBOARD", { text, format }, () => done(undefined), failed);
		else failed(typeError(`GM_setClipboard: more than ${MAX_CLIPBOARD_LENGTH / 1024 / 1024} MB`));
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
