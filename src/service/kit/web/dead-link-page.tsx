import type { MessageKey } from '#i18n/message-key.ts'
import type { Language } from '#i18n/languages.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { LinkPage } from './LinkPage.tsx'

/**
 * Returns the page of a link that nobody knows, or that has ended, with the ways on: our home page and our number, and before
 * them one of its own, where it has one.
 */
export function deadLinkPage(
  words: Readonly<{ title: MessageKey; lead: MessageKey }>,
  { locale, t }: Language,
  { recipients }: Pick<SiteWords, 'recipients'>,
  first?: Readonly<{ label: string; href: string }>,
): ServicePage {
  const { phone } = recipients.agency
  const title = t(words.title)
  return {
    title,
    body: (
      <LinkPage title={title} lead={t(words.lead)}>
        {first && (
          <p>
            <a href={first.href}>{first.label}</a>
          </p>
        )}
        <p>
          <a href={`/${locale}/`}>{t('notFound.home')}</a>
        </p>
        <p>
          <a href={phoneHref(phone)}>{t('forms.answer.call', { phone: formatPhone(phone) })}</a>
        </p>
      </LinkPage>
    ),
  }
}
