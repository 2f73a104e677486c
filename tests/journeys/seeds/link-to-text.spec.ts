import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/link-to-text.ts";

describeSeed("link-to-text", "seeds/link-to-text.html", checkEffect);
