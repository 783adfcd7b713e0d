import type { FormsFile } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import { toOffer } from '#forms/offer/to-offer.ts'
import { offerWords } from '#i18n/offer/offer-words.ts'
import { sayOffer } from '#i18n/offer/say-offer.ts'
import type { SubjectView } from '#ui/forms/form-view.ts'

/** An offer as its form was answered, and the home that it is made for. */
export type AnsweredOffer = Readonly<{
  answers: Answers
  /** Name of the home: `property/2417`, or `project/70/3` for one that is still to be built. */
  subject?: string
  home?: Pick<SubjectView, 'title' | 'place' | 'isOffPlan'>
  /** Name of the agency, which holds the advance. */
  agency: string
  advance: FormsFile['advance']
}>

/** Returns an offer in the sentences that somebody signs. */
export function offerSentences(
  { answers, subject, home, agency, advance }: AnsweredOffer,
  locale: Locale,
): readonly string[] {
  const terms = {
    home: home === undefined ? (subject ?? '') : `${home.title}, ${home.place}`,
    isOffPlan: subject?.startsWith('project/') === true || home?.isOffPlan === true,
    agency,
    advance,
  }
  // An offer that names no hour counts until the day ends.
  const offer = toOffer({ validUntilTime: '24:00', ...answers })
  return sayOffer(offer, terms, { words: offerWords(locale), locale })
}
