import { renderToStaticMarkup } from 'react-dom/server'
import type { MailLook } from '#contracts/mail-look.ts'
import type { MailContent } from '#service/kit/mail/letter.ts'
import { MailDocument } from './MailDocument.tsx'

/** Returns a mail as an HTML document that loads nothing but the pictures of homes. */
export function renderHtml(content: MailContent, look: MailLook): string {
  return `<!doctype html>${renderToStaticMarkup(<MailDocument content={content} look={look} />)}`
}
