import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/collect-links.ts";

describeSeed("collect-links", "seeds/collect-links.html", checkEffect);
