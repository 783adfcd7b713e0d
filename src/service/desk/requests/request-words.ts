import type { Moment } from '#domain/appointments/calendar.ts'
import type { Answers } from '#forms/answers.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDayOfWeek, formatMoney, formatTime } from '#i18n/format.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { isValuation, valuedPlace } from '#service/requests/form-mails/asked-place.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'

/** Milliseconds. */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns the news of a request in a sentence: who wants what, of which home, when or for how much; `isOff` where its
 * appointment was cancelled.
 * @example 'Elke Van Damme komt op dinsdag 24 november om 14 uur kijken naar Donklaan 00, 9290 Berlare'
 */
export function newsOf(sent: SentForm, locale: Locale, now: number, isOff = false): string {
  const { t } = sent.languages(locale)
  const { form, answers, subject } = sent
  const home = sent.about?.(locale)?.place ?? (subject === undefined ? t('desk.gone') : goneText(subject, t))
  const name = visitorName(answers)
  const { amount, vacancy = '' } = answers
  const moment = momentIn(answers)
  if (moment !== undefined) {
    const { on, at } = toBrussels(now)
    const isPast = `${moment.on} ${moment.at}` < `${on} ${at}`
    const words = { name, home, ...dayAndTime(moment, locale) }
    if (isValuation(sent)) return t(isPast ? 'desk.news.valued' : 'desk.news.valuation', words)
    if (isOff) return t(form === 'request-visit' ? 'desk.news.visitOff' : 'desk.news.meetingOff', words)
    const said = form === 'request-visit' ? (['visited', 'visit'] as const) : (['met', 'meeting'] as const)
    return t(`desk.news.${said[isPast ? 0 : 1]}`, words)
  }
  const place = valuedPlace(sent, locale)
  // Whoever calls may not have said where it is.
  const valuation = place === '' ? 'contact-demand-small' : 'contact-demand'
  return t(`desk.news.${isValuation(sent) ? valuation : form}`, {
    name,
    home,
    amount: typeof amount === 'number' ? formatMoney(euroCents(amount), locale) : '',
    vacancy: sent.choiceLabel?.('vacancy', String(vacancy), locale) ?? String(vacancy),
    place,
  })
}

/** Returns a moment in words. @example dayAndTime(moment, 'nl') // { day: 'dinsdag 24 november', time: '14 uur' } */
export function dayAndTime({ on, at }: Moment, locale: Locale): Readonly<Record<'day' | 'time', string>> {
  return { day: formatDayOfWeek(on, locale), time: formatTime(at, locale) }
}

/** Returns the moment that answers ask for, or have. */
export function momentIn({ slot }: Answers): Moment | undefined {
  return typeof slot === 'string' ? parseSlot(slot)?.moment : undefined
}

/** Returns how long ago something was, in two units at most. @example '1 dag 21 u' */
export function ageOf(at: number, now: number, { t }: ReturnType<SentForm['languages']>): string {
  // The first minute counts as one: nobody waits "0 min".
  const age = Math.max(minute, now - at)
  if (age < hour) return t('desk.age.minutes', { count: Math.floor(age / minute) })
  if (age < day) return t('desk.age.hours', { count: Math.floor(age / hour) })
  const count = Math.floor(age / day)
  const hours = Math.floor((age % day) / hour)
  return count > 2 || hours === 0 ? t('desk.age.days', { count }) : t('desk.age.daysHours', { count, hours })
}
