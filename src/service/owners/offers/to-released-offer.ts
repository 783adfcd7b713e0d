import { localTime } from '#domain/owners/local-time.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { SpokenText } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import { toOffer } from '#forms/offer/to-offer.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { sayConditions } from '#i18n/offer/say-offer.ts'
import type { Language } from '#i18n/languages.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'

/** An offer that came by the form, `at` in milliseconds since 1970. */
export type SentOffer = Readonly<{ id: number; answers: Answers; at: number }>

/** Returns the ID of an offer that came by the form; the CRM's own offers have others. */
export function releasedId(request: number): string {
  return `request-${request}`
}

/**
 * Returns an offer of the form as the owner of the home reads it, in `language`, that of the form; undefined for one without an
 * amount. Of its bidder it says the first letter of the name, and the town.
 */
export function toReleasedOffer(
  { id, answers, at: receivedAt }: SentOffer,
  language: Language,
  advice?: SpokenText,
): ReleasedOffer | undefined {
  const { locale } = language
  // An offer that names no hour counts until the day ends.
  const { amount, until, conditions } = toOffer({ validUntilTime: '24:00', ...answers })
  if (amount === undefined) return undefined
  const { on, at } = toBrussels(receivedAt)
  const loan = conditions.find((condition) => condition.kind === 'loan')
  return {
    id: releasedId(id),
    receivedAt: localTime(on, at),
    amount,
    bidder: { text: nameBidder(answers, language), locale },
    bindsUntil: until.on === undefined || until.at === undefined ? undefined : localTime(until.on, until.at),
    loan: loan?.amount,
    conditions: sayConditions(conditions, language).map((text) => ({
      text,
      locale,
    })),
    advice,
  }
}

/** @example nameBidder({ title: 'ms', lastName: 'Van Damme', city: 'Berlare' }, 'nl') // 'Mevrouw V., Berlare' */
function nameBidder({ title, lastName, city }: Answers, { locale, t }: Language): string {
  const said = title === 'ms' || title === 'mr' ? title : 'unsaid'
  const [letter = ''] = sentenceStart(oneLine(String(lastName ?? '')), locale)
  return t(`ownerMails.bidder.${said}`, {
    initial: `${letter}.`,
    city: oneLine(String(city ?? '')),
  })
}
