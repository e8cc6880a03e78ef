/** URL -> folder below `app/pages`: the table of contents of the site and the only list of its pages. */
export const pageFolders = {
  "/": "home",
  "/games": "games",
  "/minecraft": "minecraft",
  "/vps": "vps",
  "/website-hosting": "website-hosting",
  "/support": "support",
  "/about": "about",
  "/careers": "careers",
  "/careers/:slug": "position",
  "/partners": "partners",
  "/legal": "legal",
  // Each file of content/texts.
  "/:text": "text",
  "*": "not-found",
} as const;

export type PagePattern = keyof typeof pageFolders;

export const pagePatterns = Object.keys(pageFolders) as PagePattern[];
