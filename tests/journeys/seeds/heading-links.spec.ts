import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/heading-links.ts";

describeSeed("heading-links", "seeds/heading-links.html", checkEffect);
