import type { PictureView } from '#views/kit/picture.ts'
import type { LinkView } from '#views/shell/link.ts'
import type { ShellView } from '#views/shell/shell.ts'

/** A page that is shown for one that cannot be: what to press, whom to call, where to go on. */
export type LostPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  /** Without an address it asks for the same page again. */
  button: Readonly<{ label: string; href?: string }>
  call: Readonly<{ text: string; href: string }>
  linksTitle: string
  links: readonly LinkView[]
  drawing?: PictureView
}>
