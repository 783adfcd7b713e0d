import type { SchemeColor, Theme } from '#domain/site/theme.ts'

/** The colours of a theme that mails use. */
export const mailColors = [
  'page',
  'tint',
  'ink',
  'muted',
  'line',
  'line-field',
  'link',
  'brand',
  'on-brand',
  'accent',
  'picture',
  // Bars of a graph, as the map rings a place; the highest one has the brand's colour.
  'location-ring',
] as const

/** Name of a colour in a mail. */
export type MailColor = (typeof mailColors)[number]

/** The icon of the installed site, which mails begin with. */
export const mailIcon = { file: '/icons/192.png', size: 192 } as const

/** How the mails of a site look in a language, and who sends them. */
export type MailLook = Readonly<{
  wordmark: Theme['wordmark']
  colors: Readonly<Record<MailColor, SchemeColor>>
  /** The agency's home page. */
  home: string
  /** The company as the law wants it in a mail: name, address and numbers. */
  company: readonly string[]
  /** The privacy statement; absent where the site has none. */
  privacy?: Readonly<{ label: string; href: string }>
}>
