import { mailColors, type MailLook } from '#contracts/mail-look.ts'
import { formatPhone } from '#text/phone.ts'
import { legalKey } from '#routes/path/route-keys.ts'
import { recordOf } from '#search/filters/record-of.ts'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { courtWords } from '#views/shell/footer.ts'

/** Returns how the mails of a site look in a language, and who sends them. */
export function viewMailLook(page: Page): MailLook {
  const { context, locale } = page
  const { theme, legalDocuments } = context.catalogue
  const privacy = legalDocuments.find(({ id }) => id === 'privacy-statement')
  const href = optionalPath(context, legalKey('privacy-statement'), locale)
  return {
    wordmark: theme.wordmark,
    colors: recordOf(mailColors, (color) => theme.colors[color]),
    home: `/${locale}/`,
    company: companyLines(page),
    privacy: privacy === undefined || href === undefined ? undefined : { label: privacy.title[locale], href },
  }
}

/** Returns the company as the law wants it in a mail or report: name, address and phone, then its numbers. */
export function companyLines({ context: { catalogue }, locale, t }: Page): readonly string[] {
  const { company } = catalogue.site
  return [
    `${company.legalName}, ${company.street}, ${company.zip} ${company.town}, ${formatPhone(company.phone)}`,
    [
      company.professionalTitle[locale],
      t('layout.company.biv', { number: company.bivNumber }),
      t('layout.company.enterprise', { number: company.enterpriseNumber }),
      ...courtWords(company, locale, t),
    ].join(', '),
  ]
}
