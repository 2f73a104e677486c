import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/allow-copy.ts";

describeSeed("allow-copy", "seeds/allow-copy.html", checkEffect);
