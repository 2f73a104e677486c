import type { Template } from "./template.ts";
import { addresses } from "./templates/addresses.ts";
import { arrays } from "./templates/arrays.ts";
import { carriers } from "./templates/carriers.ts";
import { classes } from "./templates/classes.ts";
import { elements } from "./templates/elements.ts";
import { events } from "./templates/events.ts";
import { functions } from "./templates/functions.ts";
import { iteration } from "./templates/iteration.ts";
import { objects } from "./templates/objects.ts";
import { pageWays } from "./templates/page-ways.ts";
import { pages } from "./templates/pages.ts";
import { promises } from "./templates/promises.ts";
import { protocols } from "./templates/protocols.ts";
import { texts } from "./templates/texts.ts";
import { ways } from "./templates/ways.ts";

/** All templates, by area. */
export const templates: readonly Template[] = [
	...functions,
	...iteration,
	...arrays,
	...texts,
	...objects,
	...classes,
	...promises,
	...ways,
	...carriers,
	...protocols,
	...elements,
	...events,
	...pages,
	...pageWays,
	...addresses,
];
