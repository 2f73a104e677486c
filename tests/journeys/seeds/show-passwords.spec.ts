import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/show-passwords.ts";

describeSeed("show-passwords", "seeds/show-passwords.html", checkEffect);
