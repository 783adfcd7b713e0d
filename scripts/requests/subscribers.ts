import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { readNewsletter } from '#service/requests/subscriptions/read-newsletter.ts'
import { formatStamp, toCsv } from '#text/csv.ts'
import { withDatabase } from './with-database.ts'

/** Prints who gets the newsletter, for the tool that sends it. */
export const subscribers: Subcommand = {
  about: 'prints as CSV who confirmed a subscription to the newsletter, each with the address that ends it',
  run: async () => {
    const { origin } = await linkSettings()
    const found = await withDatabase(readNewsletter)
    const rows = found.map(({ email, locale, confirmed_at, token }) => [
      email,
      locale,
      formatStamp(confirmed_at ?? 0),
      `${origin}/forms/${locale}/unsubscribe/${token}`,
    ])
    process.stdout.write(toCsv([['email', 'language', 'confirmed', 'unsubscribe'], ...rows]))
    return 0
  },
}
