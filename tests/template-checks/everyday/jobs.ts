import { articles } from "./articles.ts";
import { controls } from "./controls.ts";
import type { EverydayJobs } from "./everyday-job.ts";
import { links } from "./links.ts";
import { lists } from "./lists.ts";
import { look } from "./look.ts";
import { media } from "./media.ts";

/** What each template has to achieve on the everyday pages, by the id of the template. */
export const everydayJobs: EverydayJobs = { ...articles, ...controls, ...links, ...lists, ...look, ...media };
