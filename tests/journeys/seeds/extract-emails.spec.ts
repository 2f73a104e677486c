import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/extract-emails.ts";

describeSeed("extract-emails", "seeds/extract-emails.html", checkEffect);
