/**
 * What can be wished of a part of a page that no template does. A part named alone must not decide which template answers: "Make the
 * headings red" wants something else than a list of the headings.
 */
const WISHES = [
	"translate the *",
	"rotate the *",
	"make the * red",
	"* should be blue and bold",
	"send the * to my boss",
	"email me the *",
	"share the * on whatsapp",
	"turn the * into a quiz",
	"turn the * into a chart",
	"compare the * with last week",
	"tell me when the * change",
	"notify me about new *",
	"vote for the *",
	"rate the *",
	"buy the *",
	"shuffle the *",
	"move the * to the left",
	"round corners for the *",
	"explain the *",
	"summarize the *",
	"write new * for me",
	"delete my old *",
	"upload the * to my drive",
	"blur the *",
	"let the * dance",
	"put the * in my calendar",
	"number the *",
	"group the * by month",
	"import * from a file",
	"protect the * with a code",
	"post the * every day",
	"who made the *",
	"edit the * together with my team",
	"draw the *",
	"merge the * of two pages",
	"back up the *",
	"invent *",
	"rename my *",
	"make the * transparent",
	"guess the *",
	"center the *",
	"put a shadow behind the *",
	"translate and explain *",
	"order the * by popularity",
	"make better *",
	"is there a game with *",
	"collect the * of all my accounts",
	"ask a friend about the *",
];
const PARTS =
	"headings links pictures photos tables rows columns prices buttons posts comments articles videos clips texts paragraphs pages tabs forms fields passwords emails addresses words fonts colors headers sidebars menus notes popups cookies titles boxes screens songs lists products results stories images numbers".split(
		" ",
	);
/** Each wish stands with every so many of the parts. */
const STEP = 4;

/** Requests that no template fulfills: each wish combined with parts of pages. For training only; the cross-validation does not ask them. */
export const crossedRequests: readonly string[] = WISHES.flatMap((wish, place) =>
	PARTS.filter((_part, at) => at % STEP === place % STEP).map((part) => wish.replace("*", part)),
);
