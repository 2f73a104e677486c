// Playwright's own generator is reached from a page only so. Read when Playwright is loaded: this comes before.
process.env.PWDEBUG = "console";
