import type { FormsFile } from '#contracts/forms-file.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { euroCents, percentOf } from '#domain/values/money.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import { formatDay, formatMoney, formatPercent, formatTime } from '#i18n/format.ts'
import { translator } from '#i18n/translate.ts'
import { visitorName } from '#service/mail/sent-form.ts'
import type { SubjectView } from '#ui/forms/form-view.ts'

/** An offer: who offers what for which home. */
export type Offer = Readonly<{
  answers: Answers
  /** Name of the home: `property/2417`, or `project/70/3` for one that is still to be built. */
  subject?: string
  home?: Pick<SubjectView, 'title' | 'place'>
  /** Name of the agency, which holds the advance. */
  agency: string
  advance: FormsFile['advance']
}>

/** Returns an offer in the sentences that somebody signs, with the advance computed from the rules. */
export function offerWords(
  { answers, subject, home, agency, advance }: Offer,
  locale: Locale,
): readonly string[] {
  const t = translator(locale)
  const { amount, validUntil, validUntilTime, conditions } = answers
  const euro = euroCents(typeof amount === 'number' ? amount : 0)
  const day = typeof validUntil === 'string' && isPlainDate(validUntil) ? formatDay(validUntil, locale) : ''
  const isOffPlan = subject?.startsWith('project/') === true
  const percent = isOffPlan ? advance?.offPlanPercent : advance?.percent
  return [
    t('offers.said', {
      name: visitorName(answers),
      amount: formatMoney(euro, locale),
      home: home === undefined ? (subject ?? '') : `${home.title}, ${home.place}`,
    }),
    t('offers.until', { day, time: formatTime(String(validUntilTime ?? '24:00'), locale) }),
    typeof conditions === 'string' && conditions !== ''
      ? t('offers.conditions', { conditions })
      : t('offers.noConditions'),
    ...(percent === undefined
      ? []
      : [
          t(isOffPlan ? 'offers.advanceOffPlan' : 'offers.advance', {
            percent: formatPercent(percent, locale),
            advance: formatMoney(percentOf(euro, percent), locale),
            agency,
          }),
        ]),
  ]
}
