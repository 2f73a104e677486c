import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/who-is-watching.ts";

describeSeed("who-is-watching", "seeds/who-is-watching.html", checkEffect);
