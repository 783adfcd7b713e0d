import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatHours, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { Block } from '#service/requests/calendars/blocks.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { type DiaryQuery, writtenQuery } from './diary-query.ts'

/** Whether a block takes part of a day. */
export function isOn({ from, until }: Block, on: PlainDate): boolean {
  return from < fromBrussels(addDays(on, 1), '00:00') && until > fromBrussels(on, '00:00')
}

/** Whether a member of staff may lift a block: the own one, for managers each that was made at the desk. */
export function mayLift(
  { agent, origin }: Pick<Block, 'agent' | 'origin'>,
  { staff }: Pick<DeskPage, 'staff'>,
): boolean {
  return origin !== 'feed' && (staff.role === 'manager' || agent === staff.id)
}

type Props = Readonly<{ block: Block; on: PlainDate; query: DiaryQuery; page: DeskPage }>

/** Hours of a day at which somebody receives nobody, with a button that lifts them. */
export function BlockedTime({ block, on, query, page }: Props) {
  const { t, hrefs } = page
  return (
    <li className="ev ev--off">
      <b>{hoursOf(block, on, page)}</b>
      <span>
        {block.text === ''
          ? t(block.origin === 'feed' ? 'deskDiary.fromFeed' : 'deskDiary.blocked')
          : block.text}
      </span>
      {mayLift(block, page) && (
        <Act
          className="text-button"
          act={{
            action: hrefs.unblock,
            hidden: { in: writtenQuery(query), block: String(block.id) },
            label: t('deskDiary.lift'),
          }}
        />
      )}
    </li>
  )
}

/** @example hoursOf(block, on, page) // 'Vanaf 14:00' */
function hoursOf({ from, until }: Block, on: PlainDate, { t, locale }: DeskPage): string {
  const [first, last] = [toBrussels(from), toBrussels(until)]
  const [begins, ends] = [first.on === on && first.at !== '00:00', last.on === on && last.at !== '00:00']
  if (begins && ends) return formatHours({ from: first.at, until: last.at }, locale)
  if (begins) return t('deskDiary.hours.from', { from: formatTime(first.at, locale) })
  return ends ? t('deskDiary.hours.until', { until: formatTime(last.at, locale) }) : t('deskDiary.hours.all')
}
