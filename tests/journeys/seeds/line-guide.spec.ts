import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/line-guide.ts";

describeSeed("line-guide", "seeds/line-guide.html", checkEffect);
