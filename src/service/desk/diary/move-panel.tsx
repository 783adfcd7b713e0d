import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { fieldOf, menuField } from '#service/desk/views/fields.ts'
import { formatSlot } from '#service/requests/bookings/slot-value.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { FieldForm, PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
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
  const { event, query, page, typed } = props
  const { row, name, moment, sent } = event
  const { t, hrefs, today } = page
  const label = t('deskDiary.visitOf', { name })
  const own = formatSlot({ office: row.office, moment })
  const shown = days.map(({ slots, ...day }) => ({
    ...day,
    slots: slots.map((slot) =>
      slot.value === own ? { ...slot, isTaken: false, isOwn: true as const } : slot,
    ),
  }))
  const isConfirmed = row.status === 'confirmed'
  return (
    <Panel label={label} query={query} page={page} isWide>
      <Facts event={event} page={page} />
      <div>
        <h3>{t('deskDiary.move.title')}</h3>
        <PostForm post={postOf(props, 'move')} className="book__form">
          <SlotPicker
            field={{ id: 'slot', name: 'slot', values: [typed('slot')] }}
            days={shown}
            moreLabel={t('deskDiary.move.later')}
          />
          <details open={typed('day') !== '' || undefined}>
            <summary>{t('deskDiary.move.other')}</summary>
            <div className="field-row small-fields">
              <Day page={page} name="day" value={typed('day')} first={today} />
              <Time name="time" label={t('deskDiary.time')} value={typed('time')} />
            </div>
          </details>
          <div className="small-fields">
            <FormField
              field={fieldOf(
                'word',
                t('deskDiary.word'),
                { kind: 'text' },
                { optional: t('deskDiary.optional'), maxLength: 1000, value: typed('word') },
              )}
            />
          </div>
          <TellOwners {...props} />
          <p>
            <button className="button button--small" type="submit">
              {t('deskDiary.move.button')}
            </button>
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
            <button
              className={isConfirmed ? 'button button--ghost button--small' : 'button button--small'}
              type="submit"
            >
              {t(isConfirmed ? 'deskDiary.wait' : 'deskDiary.confirm')}
            </button>
          </p>
        </PostForm>
        <h3>{t('deskDiary.agent.title')}</h3>
        <FieldForm
          form={{
            ...postOf(props, 'agent'),
            button: t('deskDiary.agent.button'),
            field: menuField('who', t('deskDiary.agent.label'), agentChoices(row.agent, busy, page), {
              isRequired: true,
              value: typed('who', row.agent ?? ''),
            }),
          }}
        />
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

/** Colleagues who can be there, and whether they have something else. */
function agentChoices(own: string | null, busy: ReadonlySet<string>, { t, colleagues }: DeskPage) {
  return colleagues
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({
      value: id,
      label: id === own ? name : t(busy.has(id) ? 'deskDiary.agent.busy' : 'deskDiary.agent.free', { name }),
    }))
}

/** A day to choose, to a year ahead. */
export function Day({
  page: { t },
  name,
  value,
  first,
}: Readonly<{ page: DeskPage; name: string; value: string; first: PlainDate }>) {
  const control = { kind: 'date', first, last: addDays(first, 365) } as const
  return <FormField field={fieldOf(name, t('deskDiary.day'), control, { value })} />
}

/** A time to choose. */
export function Time({ name, label, value }: Readonly<{ name: string; label: string; value: string }>) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input className="input" type="time" id={name} name={name} defaultValue={value} />
    </div>
  )
}
