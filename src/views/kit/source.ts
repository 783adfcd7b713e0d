/** Where facts of a page come from, and a link to it where there is one. */
export type SourceView = Readonly<{ words: string; link?: Readonly<{ href: string; words: string }> }>
