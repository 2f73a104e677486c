import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/clean-links.ts";

describeSeed("clean-links", "seeds/clean-links.html", checkEffect);
