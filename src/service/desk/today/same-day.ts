import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { FormId } from '#forms/form.ts'
import { formatWeekday } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Reading } from '#service/desk/requests/read-list.ts'
import { inScope } from '#service/desk/requests/seen-requests.ts'
import type { Db } from '#service/kit/database/tables.ts'

/** Forms that nobody is answered to: they answer themselves, or are read and published. */
const unanswered = ['send-to-friend', 'sign-newsletter', 'testimonial'] as const satisfies readonly FormId[]

/** Days back to the last one that is told: the weekday alone names it. */
const mostDays = 6

/** Counts the people who asked for something on the last day before today on which anybody did, and those who were answered the same day; undefined for a quiet week. */
export async function readSameDay(
  db: Db,
  { staff, scope, today }: Pick<Reading, 'staff' | 'scope' | 'today'>,
) {
  const rows = await db
    .selectFrom('submission')
    .where((row) => inScope(row, scope, staff))
    .where('submission.form', 'not in', unanswered)
    .innerJoin('request_count', 'request_count.submission_id', 'submission.id')
    .select(['submission.id', 'mailbox', 'phone', 'first_answer_at', 'request_count.day'])
    .where('request_count.day', '>=', addDays(today, -mostDays))
    .where('request_count.day', '<', today)
    .orderBy('request_count.day', 'desc')
    .execute()
  const [last] = rows
  if (last === undefined) return undefined
  const { day } = last
  const people = Map.groupBy(
    rows.filter((row) => row.day === day),
    ({ id, mailbox, phone }) => mailbox ?? phone ?? id,
  )
  const isAnswered = ({ first_answer_at: at }: (typeof rows)[number]): boolean =>
    at !== null && toBrussels(Number(at)).on === day
  const answered = [...people.values()].filter((all) => all.every(isAnswered)).length
  return { day, count: people.size, answered }
}

/** Says how many were answered the same day. @example 'Gisteren kregen negen van de elf mensen dezelfde dag antwoord.' */
export function saySameDay(
  { day, count, answered }: NonNullable<Awaited<ReturnType<typeof readSameDay>>>,
  { t, locale, today }: DeskPage,
): string {
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
