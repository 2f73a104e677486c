import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/direct-result-links.ts";

describeSeed("direct-result-links", "seeds/direct-result-links.html", checkEffect);
