import type { MailLook } from '#contracts/mail-look.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewMailLook } from '#views/forms/mail-look.ts'

const dutch = viewMailLook(createPage(createContext(), 'nl'))
// The service makes its addresses whole.
const whole = { ...dutch, home: `https://agency.example${dutch.home}` }

/** Returns how mails look, in Dutch whatever the language. */
export function look(): MailLook {
  return whole
}
