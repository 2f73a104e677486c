import { consoleCapture } from "@scriptorium/flow/recording/recording-capture";
import * as z from "zod/mini";

/**
 * The road from the part of the recorder that runs among the page's own scripts to the one that is apart from them: events of the
 * window, by a name that the first part makes up. Before a page's scripts run nobody else hears it. In a page that was open already
 * they may, and can then tell of dialogs and lines that were none; nothing else goes this way.
 */
export const HELLO = "scriptorium-recorder-page";
export const WHO_IS_THERE = "scriptorium-recorder-asks-page";
/** Behind the name: it was heard, and nobody else is to be told it. */
export const HEARD = "-heard";
/** Behind the name: no more is to be told. */
export const BYE = "-bye";

/** What a page asked somebody, and what they answered. */
export const toldDialog = z.object({
	dialog: z.enum(["alert", "confirm", "prompt"]),
	message: z.string(),
	accepted: z.boolean(),
	answer: z.optional(z.string()),
});
export type ToldDialog = z.infer<typeof toldDialog>;

/** A line that the page wrote into its console, or an error that nobody caught. */
export const toldLine = z.object({ level: consoleCapture.shape.level, text: z.string() });
export type ToldLine = z.infer<typeof toldLine>;

export const told = z.union([toldDialog, toldLine]);
export type Told = z.infer<typeof told>;
