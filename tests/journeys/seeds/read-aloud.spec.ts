import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/read-aloud.ts";

describeSeed("read-aloud", "seeds/read-aloud.html", checkEffect);
