import type { PortalFile } from '#contracts/portal-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { translator } from '#i18n/translate.ts'
import { companyLines } from '#views/forms/mail-look.ts'
import { officeOf } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewDrawing } from '#views/kit/drawing.ts'
import { viewAgent } from '#views/listing/agent.ts'

/** Returns what the owner portal shows of the agency in a language. */
export function viewPortalFile(context: ViewContext, locale: Locale): PortalFile {
  const { theme, site, people } = context.catalogue
  const { supervisor } = site.company
  const team = people.flatMap((person) => {
    const office = officeOf(context.catalogue, person.officeId)
    return office === undefined
      ? []
      : [[person.id, { ...viewAgent(office, person), email: person.email ?? office.email }] as const]
  })
  return {
    logo: { mark: theme.mark, wordmark: theme.wordmark },
    home: `/${locale}/`,
    drawing: viewDrawing(context, locale),
    team: Object.fromEntries(team),
    company: [
      ...companyLines(context, locale),
      translator(locale)('layout.company.supervisor', {
        name: supervisor.name[locale],
        address: supervisor.address[locale],
      }),
    ],
  }
}
