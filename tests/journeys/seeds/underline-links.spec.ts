import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/underline-links.ts";

describeSeed("underline-links", "seeds/underline-links.html", checkEffect);
