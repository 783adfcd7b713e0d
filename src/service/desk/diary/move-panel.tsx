import { addDays } from '#domain/values/plain-date.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { formatSlot } from '#service/requests/bookings/slot-value.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { field, FieldForm, PostForm, Press, usePosted } from '#ui/desk/kit/Form.tsx'
import type { DayView } from '#ui/forms/form-view.ts'
import { SlotPicker } from '#ui/forms/SlotPicker.tsx'
import { diaryHref } from './diary-query.ts'
import { Facts, Panel, type PanelProps, postOf, TellOwners } from './panel.tsx'

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
  return (
    <Panel label={t('deskDiary.visitOf', { name })} query={query} page={page} isWide>
      <Facts event={event} page={page} />
      <div>
        <PostForm post={postOf(props, 'move')} className="book__form">
          <Moments event={event} days={days} page={page} />
          <div className="small-fields">
            {field('text', 'word', t('deskDiary.word'), {
              optional: t('deskDiary.optional'),
              maxLength: 1000,
            })}
          </div>
          <TellOwners {...props} />
          <p>
            <Press label={t('deskDiary.move.button')} isSmall />
          </p>
          <p className="muted">
            {visitorAddress(sent.answers) === undefined
              ? t('deskDiary.noAddress', { name })
              : t('deskDiary.move.mails', { name })}
          </p>
        </PostForm>
      </div>
      <div className="small-fields">
        <PostForm post={postOf(props, isConfirmed ? 'wait' : 'confirm')} className="book__form">
          {!isConfirmed && <TellOwners {...props} />}
          <p>
            <Press
              label={t(isConfirmed ? 'deskDiary.wait' : 'deskDiary.confirm')}
              isGhost={isConfirmed}
              isSmall
            />
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
  const shown = days.map(({ slots, ...day }) => ({
    ...day,
    slots: slots.map((each) =>
      each.value === own ? { ...each, isTaken: false, isOwn: true as const } : each,
    ),
  }))
  const picker = (
    <SlotPicker
      field={{ id: 'slot', name: 'slot', values: [slot] }}
      days={shown}
      moreLabel={t('deskDiary.move.later')}
    />
  )
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
function agentChoices(own: string | null, busy: ReadonlySet<string>, { t, colleagues }: DeskPage) {
  return colleagues
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({
      value: id,
      label: id === own ? name : t(busy.has(id) ? 'deskDiary.agent.busy' : 'deskDiary.agent.free', { name }),
    }))
}

/** A day to choose, from today to a year ahead. */
export function Day({ page: { t, today }, value }: Readonly<{ page: DeskPage; value?: string }>) {
  const last = addDays(today, 365)
  return field('date', 'day', t('deskDiary.day'), { first: today, last, value })
}
