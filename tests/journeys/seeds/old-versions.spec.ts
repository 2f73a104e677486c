import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/old-versions.ts";

describeSeed("old-versions", "seeds/old-versions.html", checkEffect);
