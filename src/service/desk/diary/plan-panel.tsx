import { randomUUID } from 'node:crypto'
import { addDays } from '#domain/values/plain-date.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import { locales } from '#domain/values/locale.ts'
import { formatLanguage } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { namedChoices, officeNamed } from '#service/desk/views/request-parts.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { field, PostForm, Press, Tick } from '#ui/desk/kit/Form.tsx'
import { writtenQuery } from './diary-query.ts'
import { Day } from './move-panel.tsx'
import { Panel, type PanelProps } from './panel.tsx'

/** What can be put into the diary: an appointment of a form, or time that is kept free. */
export const plannedKinds = [...plannedForms, 'block'] as const

/** A request that something is planned for: its number, its sender, and its news. */
export type Wanted = Readonly<{ id: number; name: string; news: string }>

type Props = Pick<PanelProps, 'query' | 'page'> &
  Readonly<{
    /** The request that it is planned for; otherwise the form asks for whom. */
    wanted?: Wanted
  }>

/** The panel that plans an appointment for a request or for somebody who calls, or keeps time free. */
export function PlanPanel({ query, page, wanted }: Props) {
  const { t, hrefs, today, staff, colleagues, again } = page
  const { at } = query
  const isManager = staff.role === 'manager'
  const people = colleagues.filter(({ id, isActive }) => isActive && (isManager || id === staff.id))
  const all = { value: 'office', label: t('deskDiary.plan.office') }
  const key = again?.texts['key']?.[0] ?? randomUUID()
  const until = at && endOf({ minutes: officeNamed(query.office, page)?.calendar?.minutes ?? 30 }, at)
  return (
    <Panel label={t('deskDiary.plan.title')} query={query} page={page}>
      {wanted === undefined ? (
        <div>
          <h2>{t('deskDiary.plan.title')}</h2>
          <p>{t('deskDiary.plan.lead')}</p>
          <p className="muted">{t('deskDiary.plan.hint')}</p>
        </div>
      ) : (
        <div>
          <h2>{wanted.name}</h2>
          <p>{wanted.news}.</p>
          <p>
            <a href={hrefs.request(wanted.id)}>{t('deskDiary.request')}</a>
          </p>
        </div>
      )}
      <PostForm
        post={{ action: hrefs.plan, hidden: { in: writtenQuery(query), key } }}
        className="book__form small-fields"
      >
        {wanted === undefined &&
          field('pick', 'what', t('deskDiary.plan.what'), {
            choices: plannedKinds.map((value) => ({ value, label: t(`deskDiary.plan.kind.${value}`) })),
            value: 'request-visit',
            isRequired: true,
          })}
        <div className="fourup">
          <Day page={page} value={at?.on ?? addDays(today, 1)} />
          {field('time', 'from', t('deskDiary.plan.from'), { value: at?.at })}
          {field('time', 'until', t('deskDiary.plan.until'), { value: until })}
          {field('menu', 'who', t('deskDiary.plan.who'), {
            choices: [...namedChoices(people), ...(isManager && wanted === undefined ? [all] : [])],
            value: staff.id,
            isRequired: true,
          })}
        </div>
        {wanted === undefined && <Caller page={page} />}
        <Tick name="waits" label={t('deskDiary.plan.waits')} />
        <Tick name="owners" label={t('deskDiary.plan.owners')} isOn />
        <p className="desk-go">
          <Press label={t('deskDiary.plan.button')} isSmall />
          <span className="muted">{t('deskDiary.plan.mails')}</span>
        </p>
      </PostForm>
    </Panel>
  )
}

/** For whom something is planned, and where. */
function Caller({ page: { t, locale } }: Pick<Props, 'page'>) {
  const languages = locales.map((value) => ({
    value,
    label: sentenceStart(formatLanguage(value, locale), locale),
  }))
  return (
    <>
      <div className="fourup">
        {field('text', 'home', t('deskDiary.plan.home'), { maxLength: 120 })}
        {field('text', 'name', t('deskDiary.plan.name'), { maxLength: 80 })}
        {field('tel', 'phone', t('deskDiary.plan.phone'), { maxLength: 30 })}
        {field('email', 'email', t('deskDiary.plan.email'), {
          optional: t('deskDiary.optional'),
          maxLength: 254,
        })}
      </div>
      <div className="fourup">
        {field('menu', 'lang', t('deskDiary.plan.lang'), {
          choices: languages,
          value: locale,
          isRequired: true,
        })}
      </div>
    </>
  )
}
