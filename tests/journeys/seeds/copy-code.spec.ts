import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/copy-code.ts";

describeSeed("copy-code", "seeds/copy-code.html", checkEffect);
