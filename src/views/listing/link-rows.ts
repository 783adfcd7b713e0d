/** A link in a list, followed by a note: `PDF, 0,4 MB`. Without `href` it is plain text. */
export type LinkRow = Readonly<{
  words: string
  lang?: string
  href?: string
  note?: string
  /** Form for requesting what the note mentions. */
  noteHref?: string
  isExternal: boolean
}>
