import type { Language } from '#i18n/languages.ts'
import { dayOf, type LocalTime, timeOf } from '#domain/owners/local-time.ts'
import { formatDay, formatList, formatTime } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { newsKinds } from '#service/kit/database/account-tables.ts'
import type { Letter, MailBlock } from '#service/kit/mail/letter.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { letterToOwner } from './letter-to-owner.ts'
import type { OwnerNews } from '#service/owners/records/note-news.ts'

/** What is new about a home, which is called by its address or title. */
export type HomeNews = Readonly<{ name: string; news: readonly OwnerNews[] }>

/**
 * Returns the mail about new viewings and offers. It tells no amount: whoever can open a mailbox has not signed in to the
 * portal.
 */
export function newsLetter(
  { owner, homes, stop }: Readonly<{ owner: Owner; homes: readonly HomeNews[]; stop: string }>,
  words: SiteWords,
  language: Language,
): Letter {
  const { locale, t } = language
  const title = sayCounts(
    homes.flatMap(({ news }) => news),
    language,
  )
  return letterToOwner(
    owner,
    {
      kind: 'news',
      subject: title,
      title,
      preheader: homes.map(({ name }) => name).join('; '),
      blocks: [
        { kind: 'text', text: t('ownerMails.greeting', { name: owner.name }) },
        { kind: 'text', text: t('ownerMails.news.lead') },
        ...homes.map(({ name, news }): MailBlock => ({
          kind: 'list',
          heading: name,
          items: news.map((one) => sayNews(one, language)),
        })),
        { kind: 'button', label: t('ownerMails.news.button'), href: words.portalLink('', locale) },
      ],
      why: t('ownerMails.news.why'),
      stop,
    },
    words,
    language,
  )
}

/** Returns how much is new. @example 'Eén nieuw plaatsbezoek en twee nieuwe biedingen' */
function sayCounts(news: readonly OwnerNews[], { locale, t }: Language): string {
  const names = { viewing: 'viewings', offer: 'offers', report: 'reports' } as const
  const parts = newsKinds.flatMap((of) => {
    const name = names[of]
    const count = news.filter(({ kind }) => kind === of).length
    return count === 0 ? [] : [t(`ownerMails.news.${name}`, { count, number: formatCount(count, locale) })]
  })
  return sentenceStart(formatList(parts, locale), locale)
}

function sayNews(news: OwnerNews, { locale, t }: Language): string {
  const moment = (at: LocalTime) => ({
    day: formatDay(dayOf(at), locale),
    time: formatTime(timeOf(at), locale),
  })
  if (news.kind === 'report') return t('ownerMails.news.report', moment(news.at))
  return news.kind === 'offer'
    ? t('ownerMails.news.offer', moment(news.offer.receivedAt))
    : t('ownerMails.news.viewing', { ...moment(news.viewing.at), visitor: news.viewing.visitor.text })
}
