import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/font-finder.ts";

describeSeed("font-finder", "seeds/font-finder.html", checkEffect);
