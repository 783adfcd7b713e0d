import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { FormId } from '#forms/form.ts'
import { formatWeekday } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { listed, sayMinutes } from '#service/desk/views/parts.tsx'
import type { Reading } from '#service/desk/requests/read-list.ts'
import { inScope } from '#service/desk/requests/seen-requests.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Forms that nobody is answered to: they answer themselves, or are read and published. */
const unanswered = ['send-to-friend', 'sign-newsletter', 'testimonial'] as const satisfies readonly FormId[]

/** Days back to the last one that is told: the weekday alone names it. */
const mostDays = 6

/** Reads what came in the days that are told, the last first, and how it was answered. */
export async function readAnswered(
  db: Db,
  { staff, scope, today }: Pick<Reading, 'staff' | 'scope' | 'today'>,
) {
  return await db
    .selectFrom('submission')
    .where((row) => inScope(row, scope, staff))
    .where('submission.form', 'not in', unanswered)
    .innerJoin('request_count', 'request_count.submission_id', 'submission.id')
    .select(['submission.id', 'mailbox', 'phone', 'first_answer_at', 'answer_minutes', 'request_count.day'])
    .where('request_count.day', '>=', addDays(today, -mostDays))
    .where('request_count.day', '<=', today)
    .orderBy('request_count.day', 'desc')
    .execute()
}

type Answered = Awaited<ReturnType<typeof readAnswered>>

/**
 * Says how many of the people who asked for something on the last day before today on which anybody did were answered the same
 * day; nothing after a quiet week. @example 'Gisteren kregen negen van de elf mensen dezelfde dag antwoord.'
 */
export function saySameDay(rows: Answered, { t, locale, today }: DeskPage): string {
  const day = rows.find((row) => row.day < today)?.day
  if (day === undefined) return ''
  const people = Map.groupBy(
    rows.filter((row) => row.day === day),
    ({ id, mailbox, phone }) => mailbox ?? phone ?? id,
  )
  const isAnswered = ({ first_answer_at: at }: Answered[number]): boolean =>
    at !== null && toBrussels(Number(at)).on === day
  const count = people.size
  const answered = [...people.values()].filter((all) => all.every(isAnswered)).length
  const isYesterday = day === addDays(today, -1)
  const on = isYesterday
    ? t('desk.sameDay.yesterday')
    : t('desk.sameDay.on', { weekday: formatWeekday(day, locale) })
  const words = { on, number: formatCount(answered, locale), all: formatCount(count, locale) }
  const said =
    answered === count
      ? t('desk.sameDay.all', words)
      : answered === 0
        ? t('desk.sameDay.none', words)
        : t('desk.sameDay.some', { ...words, count: answered })
  return sentenceStart(said, locale)
}

/** Says what came today, and after how many minutes of opening it was answered on average; '' where nothing came. */
export function sayToday(rows: Answered, page: DeskPage): string {
  const { t, locale, today } = page
  const came = rows.filter(({ day }) => day === today)
  if (came.length === 0) return ''
  const minutes = came.flatMap(({ answer_minutes: each }) => each ?? [])
  const mean = Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length)
  return listed(
    [
      t('desk.sameDay.came', { count: came.length, number: formatCount(came.length, locale) }),
      minutes.length > 0 && t('desk.sameDay.mean', { count: minutes.length, time: sayMinutes(mean, page) }),
    ],
    ' ',
  )
}
