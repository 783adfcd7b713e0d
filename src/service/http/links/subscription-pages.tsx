import type { Locale } from '#domain/values/locale.ts'
import type { Subscription } from '#service/database/tables.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { describeWanted } from '#service/subscriptions/describe-wanted.ts'
import { parseWanted } from '#search/query/wanted-homes.ts'
import type { MessageKey } from '#i18n/message-key.ts'
import { translator } from '#i18n/translate.ts'
import type { ServicePage } from '#service/http/page.ts'
import { LinkPage } from './LinkPage.tsx'

/** The pages of the links in mails. */
export type SubscriptionPage = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'late' | 'renewed'

type Shown = Readonly<{
  page: SubscriptionPage
  subscription: Subscription
  locale: Locale
  words: SiteWords
}>

type Button = Readonly<{ action: 'confirm' | 'unsubscribe'; label: MessageKey }>

/** The buttons of pages that have one. */
const buttons: Readonly<Partial<Record<SubscriptionPage, Button>>> = {
  confirm: { action: 'confirm', label: 'subscriptions.button.confirm' },
  late: { action: 'confirm', label: 'subscriptions.button.renew' },
  unsubscribe: { action: 'unsubscribe', label: 'subscriptions.button.unsubscribe' },
  unsubscribed: { action: 'confirm', label: 'subscriptions.button.again' },
}

/** Returns the page of a link in a mail; a button changes something, opening the page never does. */
export function subscriptionPage({ page, subscription, locale, words }: Shown): ServicePage {
  const t = translator(locale)
  const { kind, email, token, criteria } = subscription
  const wanted = kind === 'homes' ? parseWanted(criteria) : undefined
  const title = t(`subscriptions.${page}.title`)
  const list = page === 'confirmed' && wanted !== undefined ? words.listHref(wanted, locale) : undefined
  const button = buttons[page]
  return {
    title,
    body: (
      <LinkPage title={title} lead={t(`subscriptions.${page}.${kind}`, { email })}>
        {wanted !== undefined && <p>{describeWanted(wanted, words, locale)}</p>}
        {button !== undefined && (
          <form className="form" method="post" action={words.link(`${button.action}/${token}`, locale)}>
            <p className="notice__ways">
              <button className="button" type="submit">
                {t(button.label)}
              </button>
            </p>
          </form>
        )}
        {list !== undefined && (
          <p>
            <a className="button" href={list}>
              {t('subscriptions.button.list')}
            </a>
          </p>
        )}
      </LinkPage>
    ),
  }
}
