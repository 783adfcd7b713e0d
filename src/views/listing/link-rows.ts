/** A link in a list, with a remark behind it: `PDF, 0,4 MB`. Without `href` it is a name alone. */
export type LinkRow = Readonly<{
  words: string
  lang?: string
  href?: string
  note?: string
  /** Where what the remark says can be asked for. */
  noteHref?: string
  isExternal: boolean
}>
