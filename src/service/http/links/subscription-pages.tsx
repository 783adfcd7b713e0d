import type { Subscription } from '#service/kit/database/tables.ts'
import { shownAddress } from '#service/kit/mail/shown-address.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { describeWanted } from '#service/requests/subscriptions/describe-wanted.ts'
import { parseWanted } from '#search/query/wanted-homes.ts'
import type { MessageKey } from '#i18n/message-key.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { LinkPage } from '#service/kit/web/LinkPage.tsx'

/** The pages of the links in mails. */
export type SubscriptionPage =
  | 'confirm'
  | 'confirmed'
  | 'keep'
  | 'kept'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'late'
  | 'renewed'

type Shown = Readonly<{
  page: SubscriptionPage
  subscription: Subscription
  language: Language
  words: SiteWords
}>

type Button = Readonly<{ action: 'confirm' | 'keep' | 'unsubscribe'; label: MessageKey }>

/** The buttons of pages that have some, the first one as the main one. */
const buttons: Readonly<Partial<Record<SubscriptionPage, readonly Button[]>>> = {
  confirm: [{ action: 'confirm', label: 'subscriptions.button.confirm' }],
  keep: [
    { action: 'keep', label: 'subscriptions.button.keep' },
    { action: 'unsubscribe', label: 'subscriptions.button.stop' },
  ],
  late: [{ action: 'confirm', label: 'subscriptions.button.renew' }],
  unsubscribe: [{ action: 'unsubscribe', label: 'subscriptions.button.unsubscribe' }],
  unsubscribed: [{ action: 'confirm', label: 'subscriptions.button.again' }],
}

/** Returns the page of a link in a mail; a button changes something, opening the page never does. */
export function subscriptionPage({ page, subscription, language, words }: Shown): ServicePage {
  const { locale, t } = language
  const { kind, email, token, criteria } = subscription
  const wanted = kind === 'homes' ? parseWanted(criteria) : undefined
  const title = t(`subscriptions.${page}.title`)
  const hasList = page === 'confirmed' || page === 'kept'
  const list = hasList && wanted !== undefined ? words.listHref(wanted, locale) : undefined
  const asked = buttons[page]
  return {
    title,
    body: (
      <LinkPage title={title} lead={leadOf(page, kind, shownAddress(email), t)}>
        {wanted !== undefined && <p>{describeWanted(wanted, words, language)}</p>}
        {asked !== undefined && (
          <form className="form" method="post">
            <p className="notice__ways">
              {asked.map(({ action, label }, index) => (
                <button
                  className={index === 0 ? 'button' : 'button button--ghost'}
                  formAction={words.link(`${action}/${token}`, locale)}
                  key={action}
                  type="submit"
                >
                  {t(label)}
                </button>
              ))}
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

/** Returns the sentence below the heading; only a search by mail is asked whether it goes on. */
function leadOf(page: SubscriptionPage, kind: Subscription['kind'], email: string, t: Translate): string {
  return page === 'keep' || page === 'kept'
    ? t(`subscriptions.${page}.homes`, { email })
    : t(`subscriptions.${page}.${kind}`, { email })
}
