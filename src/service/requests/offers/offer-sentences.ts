import type { FormsFile } from '#contracts/forms-file.ts'
import type { Answers } from '#forms/answers.ts'
import { toOffer } from '#forms/offer/to-offer.ts'
import type { Language } from '#i18n/languages.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { sayOffer } from '#i18n/offer/say-offer.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import { addressOf } from './home-by-address.ts'

/** An offer as its form was answered, and the home that it is made for. */
export type AnsweredOffer = Readonly<{
  answers: Answers
  /** Name of the home: `property/2417`, or `project/70/3` for one that is still to be built. */
  subject?: string
  home?: Pick<ListingSubject, 'kind' | 'title' | 'place' | 'reference' | 'isOffPlan' | 'offer'>
  /** Name of the agency, which holds the advance. */
  agency: string
  advance: FormsFile['advance']
  deedMonths: number
}>

/** Returns an offer in the sentences that somebody signs. */
export function offerSentences(
  { answers, subject, home, agency, advance, deedMonths }: AnsweredOffer,
  language: Language,
): readonly string[] {
  const terms = {
    // Of a home on which no offer can be made any more the page still says where it is.
    home: home?.offer ?? {
      home: home === undefined ? goneText(subject ?? '', language.t) : addressOf(home),
      kind: 'price' as const,
    },
    isOffPlan: subject?.startsWith('project/') === true || home?.isOffPlan === true,
    agency,
    advance,
    deedMonths,
  }
  // An offer that names no hour counts until the day ends.
  const offer = toOffer({ validUntilTime: '24:00', ...answers })
  return sayOffer(offer, terms, language)
}
