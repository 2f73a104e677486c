import { consoleCapture } from "@scriptorium/flow/recording/recording-capture";
import * as z from "zod/mini";

/**
 * The channel from the recorder's part in the main world to the one in the isolated world: window events with a random name. Before a
 * page's scripts run, nobody else knows it. In a page that was already open, scripts may learn it and forge dialogs and console
 * messages; nothing else uses this channel.
 */
export const HELLO = "scriptorium-recorder-page";
export const HELLO_REQUEST = "scriptorium-recorder-asks-page";
/** Suffix of the event that confirms the name, after which it is not sent again. */
export const NAME_RECEIVED = "-heard";
/** Suffix of the event that ends the reporting. */
export const STOP = "-bye";

/** A dialog of the page and its answer. */
export const dialogEvent = z.object({
	dialog: z.enum(["alert", "confirm", "prompt"]),
	message: z.string(),
	accepted: z.boolean(),
	answer: z.optional(z.string()),
});
export type DialogEvent = z.infer<typeof dialogEvent>;

/** A console message or an uncaught error of the page. */
export const consoleEvent = z.object({ level: consoleCapture.shape.level, text: z.string() });
export type ConsoleEvent = z.infer<typeof consoleEvent>;

/** Names of the files that were chosen for a file input outside of the page, or in a shadow root. */
export const filesEvent = z.object({ files: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(100)) });
export type FilesEvent = z.infer<typeof filesEvent>;

export const pageEvent = z.union([dialogEvent, consoleEvent, filesEvent]);
export type PageEvent = z.infer<typeof pageEvent>;
