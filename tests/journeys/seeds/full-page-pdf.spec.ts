import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/full-page-pdf.ts";

describeSeed("full-page-pdf", "seeds/full-page-pdf.html", checkEffect);
