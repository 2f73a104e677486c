import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/cookie-theft-demo.ts";

describeSeed("cookie-theft-demo", "seeds/cookie-theft-demo.html", checkEffect);
