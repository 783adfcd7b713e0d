import { use } from 'react'
import { type Calendar, type Weekday, weekdays } from '#domain/appointments/calendar.ts'
import { momentsPerWeek } from '#domain/appointments/parse-hours.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { formatWeekday } from '#i18n/format.ts'
import { actColumn } from '#service/desk/people/people-page.tsx'
import { diaryHref } from '#service/desk/diary/diary-query.ts'
import { type DeskPage, namedOffices } from '#service/desk/desk-page.ts'
import { type ClosedDays, closedOf, type SetOffice } from '#service/kit/recipients/desk-settings.ts'
import { shortDayText } from '#service/requests/bookings/slot-text.ts'
import { Act, Block, CardTable, field, OfForm, PostForm, Tick } from '#ui/desk/kit.ts'
import { FieldError } from '#ui/forms/FormField.tsx'
import { OfficeTabs, SaveBar } from './settings-parts.tsx'

/** What can be chosen of a calendar; what counts now is offered too. */
const hourChoices = {
  minutes: [15, 30, 45, 60],
  seats: [1, 2, 3, 4],
  leadHours: [2, 18, 24, 48],
  daysAhead: [8, 16, 30],
} as const
export const hourFields = ['minutes', 'seats', 'leadHours', 'daysAhead'] as const

/** What an office without moments begins with. */
const few = { minutes: 30, seats: 1, leadHours: 18, daysAhead: 16 }
const begun: Calendar = { ...few, hours: {}, closed: [], isOpenOnHolidays: false }

type Props = Readonly<{ office: SetOffice; page: DeskPage }>

/** When visitors can choose a moment at an office, and the days on which it is closed; `version` is how often its hours were changed. */
export function HoursPage({ version, ...props }: Props & Readonly<{ version: string }>) {
  const { office, page } = props
  const { t } = page
  const calendar = office.calendar ?? begun
  const moments = momentsPerWeek(calendar)
  const post = postOf('hours', props, { version })
  return (
    <>
      <OfficeTabs of={office} part="hours" page={page} />
      <PostForm post={post} className="form small-fields">
        <Block title={t('deskSettings.hours.week')}>
          {weekdays.map((day) => (
            <DayHours key={day} day={day} calendar={calendar} page={page} />
          ))}
        </Block>
        <div className="fourup">
          {hourFields.map((name) => {
            const all = [...new Set<number>([...hourChoices[name], calendar[name]])]
            const choices = all
              .toSorted((one, other) => one - other)
              .map((count) => ({ value: `${count}`, label: t(`deskSettings.hours.of.${name}`, { count }) }))
            const value = String(calendar[name])
            return field('menu', name, t(`deskSettings.hours.${name}`), { choices, value })
          })}
        </div>
        <Tick name="holidays" label={t('deskSettings.hours.holidays')} isOn={calendar.isOpenOnHolidays} />
        <p>{t('deskSettings.hours.seen', { count: moments, seats: moments * calendar.seats })}</p>
        <SaveBar
          button={t(`deskSettings.hours.${post.hidden.sure === '' ? 'save' : 'anyway'}`)}
          text={t('deskSettings.hours.saveText')}
          back={office.set?.hours !== undefined && t('deskSettings.site')}
        />
      </PostForm>
      <ClosedBlock {...props} />
    </>
  )
}

/** The hours of a day of the week, with room for three parts at least. */
function DayHours({ day, calendar, page }: Readonly<{ day: Weekday; calendar: Calendar; page: DeskPage }>) {
  const again = use(OfForm)
  const open = (calendar.hours[day] ?? []).map(({ from, until }) => `${from}-${until}`)
  const spans = again?.texts[day] ?? open
  const error = again?.wrong?.[day]
  const errorId = error && `${day}-error`
  return (
    <fieldset className="hours">
      <legend>{weekdayText(day, page)}</legend>
      <FieldError id={errorId} text={error} />
      {Array.from({ length: Math.max(3, spans.length) }, (_, place) => (
        <input
          key={place}
          className="input"
          id={place === 0 ? day : undefined}
          name={day}
          aria-label={page.t('deskSettings.hours.part', { count: place + 1 })}
          aria-invalid={error && spans[place] ? true : undefined}
          aria-describedby={errorId}
          defaultValue={spans[place]}
          placeholder="–"
        />
      ))}
    </fieldset>
  )
}

/** The days on which an office is closed, and a form for more. */
function ClosedBlock(props: Props) {
  const { office, page } = props
  const { t, today } = page
  const coming = closedOf(office).filter(({ last }) => last >= today)
  const columns = (['first', 'last', 'what', 'for'] as const).map((name) => t(`deskSettings.closed.${name}`))
  const day = (name: 'first' | 'last') => {
    const label = t(`deskSettings.closed.${name}`)
    return field('date', name, label, { first: today, last: addDays(today, 730), isRequired: true })
  }
  const whom = [
    { value: 'one', label: office.name },
    { value: 'all', label: t('desk.frame.all') },
  ]
  const rowOf = ({ first, last, what = '' }: ClosedDays) => {
    const isAll = namedOffices(page).every((each) =>
      closedOf(each).some((one) => isSame(one, { first, last })),
    )
    const hidden = { do: 'remove', first, last, for: isAll ? 'all' : 'one' }
    const remove = { ...postOf('closed', props, hidden), label: t('deskSettings.closed.remove') }
    const act = <Act key="remove" className="text-button" act={remove} />
    const cells = [fullDay(last, page), what, isAll ? t('desk.frame.all') : office.name, act]
    return { key: `${first}/${last}`, name: fullDay(first, page), cells }
  }
  const post = postOf('closed', props)
  return (
    <Block title={t('deskSettings.closed.title')}>
      {coming.length > 0 && (
        <CardTable
          caption={t('deskSettings.closed.title')}
          columns={[...columns, actColumn(page)]}
          rows={coming.toSorted((one, other) => one.first.localeCompare(other.first)).map(rowOf)}
        />
      )}
      <PostForm post={post} className="form small-fields">
        <div className="fourup">
          {day('first')}
          {day('last')}
          {field('text', 'what', t('deskSettings.closed.what'))}
          {field('menu', 'for', t('deskSettings.closed.for'), { choices: whom })}
        </div>
        <SaveBar
          button={t(`deskSettings.closed.${post.hidden.sure === '' ? 'add' : 'anyway'}`)}
          text={
            <>
              {t('deskSettings.closed.text')}{' '}
              <a href={diaryHref(page.hrefs, { office: office.id, week: today }, { plan: true })}>
                {t('deskSettings.closed.block')}
              </a>
            </>
          }
          back={office.set?.closed !== undefined && t('deskSettings.site')}
        />
      </PostForm>
    </Block>
  )
}

/** Returns the name of a day of the week. @example 'maandag' */
export function weekdayText(day: Weekday, { today, locale }: Pick<DeskPage, 'today' | 'locale'>): string {
  return formatWeekday(addDays(today, weekdays.indexOf(day) + 1 - weekdayOf(today)), locale)
}

function fullDay(on: PlainDate, { locale }: DeskPage): string {
  return `${shortDayText(on, locale)} ${on.slice(0, 4)}`
}

/** Returns where a change is posted; with the appointments that were named and would fall outside, since to post them means so. */
function postOf(
  act: 'hours' | 'closed',
  { office, page: { hrefs, again } }: Props,
  more: Readonly<Record<string, string>> = {},
) {
  const action = `${hrefs.settingsOf('hours')}/${act}`
  const sure = (again?.path === action && again.sure) || ''
  return { action, hidden: { office: office.id, sure, ...more } }
}

/** Whether days are the same ones. */
export function isSame(one: ClosedDays, other: Pick<ClosedDays, 'first' | 'last'>): boolean {
  return one.first === other.first && one.last === other.last
}
