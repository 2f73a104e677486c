import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/link-safety.ts";

describeSeed("link-safety", "seeds/link-safety.html", checkEffect);
