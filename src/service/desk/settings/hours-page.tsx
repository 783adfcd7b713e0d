import { type Calendar, type Weekday, weekdays } from '#domain/appointments/calendar.ts'
import { momentsPerWeek } from '#domain/appointments/parse-hours.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { formatWeekday } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import type { ClosedDays, SetOffice } from '#service/kit/recipients/desk-settings.ts'
import { shortDayText } from '#service/requests/bookings/slot-text.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import type { FieldView } from '#ui/forms/form-view.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
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
const begun: Calendar = {
  minutes: 30,
  seats: 1,
  leadHours: 18,
  daysAhead: 16,
  hours: {},
  closed: [],
  isOpenOnHolidays: false,
}

type HoursProps = Readonly<{
  office: SetOffice
  /** How often its hours were changed. */
  version: string
  /** What was typed that was not stored, by its field. */
  typed?: Readonly<Record<string, readonly string[]>>
  /** Appointments that were named and would fall outside: to post them means so. */
  sure?: string
  page: DeskPage
}>

/** When visitors can choose a moment at an office, and the days on which it is closed. */
export function HoursPage(props: HoursProps) {
  const { office, version, typed, page } = props
  const sure = (typed?.['minutes'] && props.sure) ?? ''
  const { t } = page
  const calendar = office.calendar ?? begun
  const moments = momentsPerWeek(calendar)
  return (
    <>
      <OfficeTabs of={office} part="hours" page={page} />
      <PostForm post={postOf('hours', props, { version, sure })} className="form small-fields">
        <Block title={t('deskSettings.hours.week')}>
          {weekdays.map((day) => {
            const open = (calendar.hours[day] ?? []).map(({ from, until }) => `${from}-${until}`)
            const spans = typed?.[day] ?? open
            return (
              <fieldset className="hours" key={day}>
                <legend>{weekdayText(day, page)}</legend>
                {Array.from({ length: Math.max(3, spans.length) }, (_, place) => (
                  <input
                    key={place}
                    className="input"
                    name={day}
                    aria-label={t('deskSettings.hours.part', { count: place + 1 })}
                    defaultValue={spans[place]}
                    placeholder="–"
                  />
                ))}
              </fieldset>
            )
          })}
        </Block>
        <div className="fourup">
          {hourFields.map((field) => {
            const value = typed?.[field]?.[0] ?? String(calendar[field])
            const all = [...new Set<number>([...hourChoices[field], calendar[field]])]
            const choices = all
              .toSorted((one, other) => one - other)
              .map((count) => ({
                value: String(count),
                label: t(`deskSettings.hours.of.${field}`, { count }),
              }))
            const label = t(`deskSettings.hours.${field}`)
            return <FormField key={field} field={menuField(field, label, choices, { value })} />
          })}
        </div>
        <label className="check">
          <input
            type="checkbox"
            name="holidays"
            value="yes"
            defaultChecked={typed?.['minutes'] ? 'holidays' in typed : calendar.isOpenOnHolidays}
          />
          <span>{t('deskSettings.hours.holidays')}</span>
        </label>
        <p>{t('deskSettings.hours.seen', { count: moments, seats: moments * calendar.seats })}</p>
        <SaveBar
          button={t(`deskSettings.hours.${sure === '' ? 'save' : 'anyway'}`)}
          text={t('deskSettings.hours.saveText')}
          back={office.set?.hours !== undefined && t('deskSettings.site')}
        />
      </PostForm>
      <ClosedBlock {...props} />
    </>
  )
}

function ClosedBlock(props: HoursProps) {
  const { office, typed, page } = props
  const sure = (typed?.['first'] && props.sure) ?? ''
  const { t, today } = page
  const { offices } = page.words.recipients
  const coming = closedOf(office).filter(({ last }) => last >= today)
  const columns = (['first', 'last', 'what', 'for'] as const).map((name) => t(`deskSettings.closed.${name}`))
  const field = (name: 'first' | 'last' | 'what', more: Pick<FieldView, 'isRequired' | 'control'>) => (
    <FormField
      field={{ id: name, name, label: t(`deskSettings.closed.${name}`), values: typed?.[name], ...more }}
    />
  )
  const day = {
    isRequired: true,
    control: { kind: 'date', first: today, last: addDays(today, 730) },
  } as const
  const whom = [
    { value: 'one', label: office.name },
    { value: 'all', label: t('desk.frame.all') },
  ]
  const rowOf = ({ first, last, what = '' }: ClosedDays) => {
    const isAll = offices.every((each) => closedOf(each).some((one) => isSame(one, { first, last })))
    const hidden = { do: 'remove', first, last, for: isAll ? 'all' : 'one' }
    const remove = { ...postOf('closed', props, hidden), label: t('deskSettings.closed.remove') }
    return {
      key: `${first}/${last}`,
      name: fullDay(first, page),
      cells: [
        fullDay(last, page),
        what,
        isAll ? t('desk.frame.all') : office.name,
        <Act key="remove" className="text-button" act={remove} />,
      ],
    }
  }
  return (
    <Block title={t('deskSettings.closed.title')}>
      {coming.length > 0 && (
        <CardTable
          table={{
            caption: t('deskSettings.closed.title'),
            columns: [...columns, t('deskPeople.owners.do')],
            rows: coming.toSorted((one, other) => one.first.localeCompare(other.first)).map(rowOf),
          }}
        />
      )}
      <PostForm post={postOf('closed', props, { sure })} className="form small-fields">
        <div className="fourup">
          {field('first', day)}
          {field('last', day)}
          {field('what', { isRequired: false, control: { kind: 'text' } })}
          <FormField
            field={menuField('for', t('deskSettings.closed.for'), whom, { value: typed?.['for']?.[0] })}
          />
        </div>
        <SaveBar
          button={t(`deskSettings.closed.${sure === '' ? 'add' : 'anyway'}`)}
          text={t('deskSettings.closed.text')}
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

function postOf(
  act: 'hours' | 'closed',
  { office, page }: HoursProps,
  more: Readonly<Record<string, string>>,
) {
  const { hrefs, token } = page
  return { action: `${hrefs.settingsOf('hours')}/${act}`, hidden: { token, office: office.id, ...more } }
}

/** Returns the days on which an office is closed: those that are set, else those of the site. */
export function closedOf({ set, ownCalendar }: SetOffice): readonly ClosedDays[] {
  return set?.closed ?? ownCalendar?.closed ?? []
}

/** Whether days are the same ones. */
export function isSame(one: ClosedDays, other: Pick<ClosedDays, 'first' | 'last'>): boolean {
  return one.first === other.first && one.last === other.last
}
