import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/open-selected-links.ts";

describeSeed("open-selected-links", "seeds/open-selected-links.html", checkEffect);
