import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/copy-plain-text.ts";

describeSeed("copy-plain-text", "seeds/copy-plain-text.html", checkEffect);
