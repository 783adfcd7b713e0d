import type { PortalFile } from '#contracts/portal-file.ts'
import { companyLines } from '#views/forms/mail-look.ts'
import type { Page } from '#views/kit/page.ts'
import { officeOf } from '#views/kit/catalogue-index.ts'
import { viewDrawing } from '#views/kit/drawing.ts'
import { viewAgent } from '#views/listing/agent.ts'

/** Returns what the owner portal shows of the agency in a language. */
export function viewPortalFile(page: Page): PortalFile {
  const { context, locale, t } = page
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
    drawing: viewDrawing(page),
    team: Object.fromEntries(team),
    company: [
      ...companyLines(page),
      t('layout.company.supervisor', {
        name: supervisor.name[locale],
        address: supervisor.address[locale],
      }),
    ],
  }
}
