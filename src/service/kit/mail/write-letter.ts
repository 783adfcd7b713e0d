import type { MailLook } from '#contracts/mail-look.ts'
import { renderHtml } from './html/render-html.tsx'
import type { Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { renderText } from './render-text.ts'

/** Returns a letter as it is stored and sent. */
export function writeLetter({ content, ...envelope }: Letter, look: MailLook): Mail {
  return { ...envelope, text: renderText(content, look), html: renderHtml(content, look) }
}
