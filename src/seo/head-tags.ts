/** A meta element: by name, or by property as Open Graph wants it. */
export type MetaTag =
  | Readonly<{ name: string; content: string }>
  | Readonly<{ property: string; content: string }>

/** A link element of the head. */
export type LinkTag = Readonly<{ rel: string; href: string; hreflang?: string; type?: string }>

/** Title, meta, links and structured data of a head, as plain data for the layout. */
export type HeadTags = Readonly<{
  title: string
  meta: readonly MetaTag[]
  links: readonly LinkTag[]
  /** Texts for `<script type="application/ld+json">`, safe to print as they are. */
  jsonLd: readonly string[]
}>
