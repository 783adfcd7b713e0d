import type { DeskPage } from '#service/desk/desk-page.ts'
import { formatSlot } from '#service/requests/bookings/slot-value.ts'
import type { Answers } from '#forms/answers.ts'
import { address } from '#forms/common-fields.ts'
import { isValuation } from '#service/requests/form-mails/asked-place.ts'
import { type SentForm, visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { field, FieldForm, PostForm, Press, Tick, usePosted } from '#ui/desk/kit.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import { SlotPicker } from '#ui/forms/SlotPicker.tsx'
import { diaryHref, writtenQuery } from '#service/desk/diary/diary-query.ts'
import { Facts, Panel, type PanelProps, postOf, TellOwners } from '#service/desk/diary/panels.tsx'
import { randomUUID } from 'node:crypto'
import { addDays } from '#domain/values/plain-date.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { formatLanguage } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { namedChoices, officeNamed, type toldOf } from '#service/desk/views/parts.tsx'
import { calledForms, plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'

type Props = PanelProps &
  Readonly<{
    days: readonly DayView[]
    /** Accounts that have something else at the time. */
    busy: ReadonlySet<string>
  }>

/** The panel of an appointment to come: confirm it, move it, let a colleague be there, call it off. */
export function MovePanel({ days, busy, ...props }: Props) {
  const { event, query, page } = props
  const { row, name, sent } = event
  const { t, hrefs } = page
  const isConfirmed = row.status === 'confirmed'
  const optional = t('deskDiary.optional')
  const told = visitorAddress(sent.answers) === undefined ? 'deskDiary.noAddress' : 'deskDiary.move.mails'
  return (
    <Panel label={t('deskDiary.visitOf', { name })} query={query} page={page} isWide>
      <Facts event={event} page={page} />
      <div>
        <PostForm post={postOf(props, 'move')} className="book__form">
          <Moments event={event} days={days} page={page} />
          <div className="small-fields">
            {field('text', 'word', t('deskDiary.word'), { optional, maxLength: 1000 })}
          </div>
          <TellOwners {...props} />
          <p>
            <Press label={t('deskDiary.move.button')} isSmall />
          </p>
          <p className="muted">{t(told, { name })}</p>
        </PostForm>
      </div>
      <div className="small-fields">
        <PostForm post={postOf(props, isConfirmed ? 'wait' : 'confirm')} className="book__form">
          {!isConfirmed && <TellOwners {...props} />}
          <p>
            <Press label={t(`deskDiary.${isConfirmed ? 'wait' : 'confirm'}`)} isGhost={isConfirmed} isSmall />
          </p>
        </PostForm>
        <h3>{t('deskDiary.agent.title')}</h3>
        <FieldForm post={postOf(props, 'agent')} button={t('deskDiary.agent.button')}>
          {field('menu', 'who', t('deskDiary.agent.label'), {
            choices: agentChoices(row.agent, busy, page),
            value: row.agent ?? '',
            isRequired: true,
          })}
        </FieldForm>
        <h3>{t('deskDiary.or')}</h3>
        <p>
          <a
            className="button button--ghost button--small is-bad"
            href={diaryHref(hrefs, query, { booking: row.id, do: 'cancel' })}
          >
            {t('deskDiary.cancel.link')}
          </a>
        </p>
      </div>
    </Panel>
  )
}

/** The moments that are free on the site, and any other. */
function Moments({ event: { row, moment }, days, page }: Pick<Props, 'event' | 'days' | 'page'>) {
  const { t } = page
  const [slot = '', day, time] = [usePosted('slot'), usePosted('day'), usePosted('time')]
  const own = formatSlot({ office: row.office, moment })
  const shown = days.map(({ slots, ...more }) => ({
    ...more,
    slots: slots.map((each) =>
      each.value === own ? { ...each, isTaken: false, isOwn: true as const } : each,
    ),
  }))
  const asked = { id: 'slot', name: 'slot', values: [slot] }
  const picker = <SlotPicker field={asked} days={shown} moreLabel={t('deskDiary.move.later')} />
  return (
    <>
      {field('pick', 'slot', t('deskDiary.move.title'), { choices: [], picker })}
      <details open={day || time ? true : undefined}>
        <summary>{t('deskDiary.move.other')}</summary>
        <div className="field-row small-fields">
          <Day page={page} />
          {field('time', 'time', t('deskDiary.time'))}
        </div>
      </details>
    </>
  )
}

/** Colleagues who can be there, and whether they have something else. */
function agentChoices(own: string | null, busy: ReadonlySet<string>, { t, active }: DeskPage) {
  const said = (id: string, name: string) => t(`deskDiary.agent.${busy.has(id) ? 'busy' : 'free'}`, { name })
  return active.map(({ id, name }) => ({ value: id, label: id === own ? name : said(id, name) }))
}

/** A day to choose, from today to a year ahead. */
export function Day({ page: { t, today }, value }: Readonly<{ page: DeskPage; value?: string }>) {
  const last = addDays(today, 365)
  return field('date', 'day', t('deskDiary.day'), { first: today, last, value })
}

type PlanProps = Pick<PanelProps, 'query' | 'page'> &
  Readonly<{
    /** The request that it is planned for; otherwise the form asks for whom. */
    wanted?: Pick<ReturnType<typeof toldOf>, 'sent' | 'name' | 'news'>
  }>

/** The panel that plans an appointment for a request or for somebody who calls, or keeps time free. */
export function PlanPanel({ query, page, wanted }: PlanProps) {
  const { t, hrefs, today, staff, active, again } = page
  const { at } = query
  const isManager = staff.role === 'manager'
  const people = active.filter(({ id }) => isManager || id === staff.id)
  const all = { value: 'office', label: t('deskDiary.plan.office') }
  const hidden = { in: writtenQuery(query), key: again?.texts['key']?.[0] ?? randomUUID() }
  // A request for something else, as a question, tells for whom and about what.
  const isOwn = wanted !== undefined && plannedForms.some((form) => form === wanted.sent.form)
  const until = at && endOf({ minutes: officeNamed(query.office, page)?.calendar?.minutes ?? 30 }, at)
  return (
    <Panel label={t('deskDiary.plan.title')} query={query} page={page}>
      <PlannedFor wanted={wanted} page={page} />
      <PostForm post={{ action: hrefs.plan, hidden }} className="book__form small-fields">
        {!isOwn && <What wanted={wanted} page={page} />}
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
        {!isOwn && <Caller wanted={wanted} page={page} />}
        {isOwn && isValuation(wanted.sent) && <Address {...wanted.sent} page={page} />}
        <Tick name="waits" label={t('deskDiary.plan.waits')} />
        {(!isOwn || wanted.sent.subject !== undefined) && (
          <Tick name="owners" label={t('deskDiary.plan.owners')} isOn />
        )}
        <p className="desk-go">
          <Press label={t('deskDiary.plan.button')} isSmall />
          <span className="muted">{t('deskDiary.plan.mails')}</span>
        </p>
      </PostForm>
    </Panel>
  )
}

/** For whom it is planned. */
function PlannedFor({ wanted, page: { t, hrefs } }: Pick<PlanProps, 'wanted' | 'page'>) {
  return wanted === undefined ? (
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
        <a href={hrefs.request(wanted.sent.id)}>{t('deskDiary.request')}</a>
      </p>
    </div>
  )
}

/** What is planned; time is kept free for nobody. */
function What({ wanted, page: { t } }: Pick<PlanProps, 'wanted' | 'page'>) {
  const kinds = wanted === undefined ? ([...calledForms, 'block'] as const) : calledForms
  return field('pick', 'what', t('deskDiary.plan.what'), {
    choices: kinds.map((value) => ({ value, label: t(`deskDiary.plan.kind.${value}`) })),
    value: wanted === undefined || wanted.sent.subject ? 'request-visit' : 'contact-appointment',
    isRequired: true,
  })
}

/** Where a home to be valued is, as far as it was said; a postal code tells its town. */
function Address({
  answers,
  page: { t, words, locale },
}: Pick<SentForm, 'answers'> & Pick<PlanProps, 'page'>) {
  const known: Answers = { city: words.town(String(answers.zip), locale), ...answers }
  return (
    <div className="fourup">
      {address.flat().map(({ name, maxLength }) =>
        field('text', name, t(`forms.fields.${name}`), {
          value: String(known[name] ?? ''),
          maxLength,
          isRequired: true,
        }),
      )}
    </div>
  )
}

/** For whom something is planned, and where. */
function Caller({ wanted, page: { t, locale } }: Pick<PlanProps, 'wanted' | 'page'>) {
  const { phone = '', email = '' } = wanted?.sent.answers ?? {}
  const [, home = ''] = /^property\/(.+)/.exec(wanted?.sent.subject ?? '') ?? []
  const said = (value: Locale): string => sentenceStart(formatLanguage(value, locale), locale)
  const languages = locales.map((value) => ({ value, label: said(value) }))
  const optional = t('deskDiary.optional')
  return (
    <div className="fourup">
      {field('text', 'home', t('deskDiary.plan.home'), { maxLength: 120, value: home })}
      {field('text', 'name', t('deskDiary.plan.name'), { maxLength: 80, value: wanted?.name })}
      {field('tel', 'phone', t('deskDiary.plan.phone'), { maxLength: 30, value: String(phone) })}
      {field('email', 'email', t('deskDiary.plan.email'), {
        optional,
        maxLength: 254,
        value: String(email),
      })}
      {field('menu', 'lang', t('deskDiary.plan.lang'), {
        choices: languages,
        value: wanted?.sent.locale ?? locale,
        isRequired: true,
      })}
    </div>
  )
}
