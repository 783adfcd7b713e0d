import { euroCents } from '#domain/values/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { Letter, MailHome } from '#service/kit/mail/letter.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { describeWanted } from '#service/requests/subscriptions/describe-wanted.ts'
import { type Subscriber, subscriberLetter } from '#service/requests/subscriptions/subscriber-letter.ts'
import { parseWanted } from '#search/query/wanted-homes.ts'

/** Homes that are shown at most; the button leads to all. */
export const mostHomes = 11

/**
 * A home of the mail before it has words; `was` is its earlier price in whole euro, absent for a new one, `per` what stands
 * behind both prices, `earlyUntil` when a list first shows it, in milliseconds since 1970.
 */
export type NewsHome = Readonly<{
  home: Omit<MailHome, 'reason'>
  was?: number
  per?: string
  earlyUntil?: number
}>

/** Returns the mail about new and cheaper homes to a subscriber, as it is sent at a moment in milliseconds since 1970. */
export function homesMail(
  subscriber: Subscriber,
  news: readonly NewsHome[],
  words: SiteWords,
  now: number,
): Letter {
  const { locale, criteria } = subscriber
  const language = words.languages(locale)
  const { t } = language
  const wanted = parseWanted(criteria)
  const list = words.listHref(wanted, locale)
  const demand = words.demandHref(wanted, locale)
  const lead = t('mails.homes.lead', { search: describeWanted(wanted, words, language) })
  return subscriberLetter(
    'homes',
    subscriber,
    {
      title: titleOf(news, language),
      preheader: news.map(({ home }) => home.title).join(', '),
      blocks: [
        { kind: 'text', text: lead },
        { kind: 'homes', homes: news.slice(0, mostHomes).map((one) => withReason(one, language, now)) },
        ...(list === undefined ? [] : [{ kind: 'button', label: t('mails.homes.all'), href: list } as const]),
      ],
      notes: [
        { text: t('mails.homes.why') },
        ...(demand === undefined
          ? []
          : [{ text: t('mails.homes.change'), link: { label: t('mails.homes.changeLink'), href: demand } }]),
      ],
    },
    words,
  )
}

/** Returns the news in a few words. @example '2 nieuwe panden, 1 pand lager in prijs' */
function titleOf(news: readonly NewsHome[], { t }: Language): string {
  const cheaper = news.filter(({ was }) => was !== undefined).length
  const added = news.length - cheaper
  return [
    ...(added === 0 ? [] : [t('mails.homes.new', { count: added })]),
    ...(cheaper === 0 ? [] : [t('mails.homes.cheaper', { count: cheaper })]),
  ].join(', ')
}

function withReason(
  { home, was, per, earlyUntil = 0 }: NewsHome,
  { locale, t }: Language,
  now: number,
): MailHome {
  const reason =
    was === undefined
      ? earlyUntil > now
        ? t('mails.homes.isEarly', receivedAt(earlyUntil, locale))
        : t('mails.homes.isNew')
      : t('mails.homes.was', { price: [formatMoney(euroCents(was), locale), per].filter(Boolean).join(' ') })
  return { ...home, reason }
}
