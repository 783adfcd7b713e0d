import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { readNewsletter } from '#service/subscriptions/read-newsletter.ts'
import { loadSettings } from '#service/settings/service-settings.ts'
import { withDatabase } from './with-database.ts'

/** Prints who gets the newsletter, for the tool that sends it. */
export const subscribers: Subcommand = {
  about: 'prints as CSV who confirmed to want the newsletter, each with the address that ends it',
  run: async () => {
    const found = await withDatabase(readNewsletter)
    const [origin = ''] = loadSettings(process.env).origins
    const rows = found.map(({ email, locale, confirmed_at, token }) => [
      email,
      locale,
      new Date(confirmed_at ?? 0).toISOString(),
      `${origin}/forms/${locale}/unsubscribe/${token}`,
    ])
    for (const row of [['email', 'language', 'confirmed', 'unsubscribe'], ...rows])
      console.log(row.map(toCell).join(','))
    return 0
  },
}

/** Returns a text as a cell of CSV. @see RFC 4180 */
function toCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
