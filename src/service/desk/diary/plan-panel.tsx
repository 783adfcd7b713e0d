import { randomUUID } from 'node:crypto'
import { addDays } from '#domain/values/plain-date.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import { locales } from '#domain/values/locale.ts'
import { formatLanguage } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { fieldOf, menuField } from '#service/desk/views/fields.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import { writtenQuery } from './diary-query.ts'
import { Day, Time } from './move-panel.tsx'
import { Panel, type PanelProps } from './panel.tsx'

/** What can be put into the diary: an appointment of a form, or time that is kept free. */
export const plannedKinds = [...plannedForms, 'block'] as const

/** Longest fields, in letters. */
const most = { name: 80, home: 120, phone: 30, email: 254 } as const

/** A request that something is planned for: its number, its sender, and its news. */
export type Wanted = Readonly<{ id: number; name: string; news: string }>

type Props = Pick<PanelProps, 'query' | 'page' | 'typed'> &
  Readonly<{
    /** The request that it is planned for; otherwise the form asks for whom. */
    wanted?: Wanted
  }>

/** The panel that plans an appointment for a request or for somebody who calls, or keeps time free. */
export function PlanPanel({ query, page, typed, wanted }: Props) {
  const { t, hrefs, token, today, staff, colleagues, words } = page
  const { at } = query
  const calendar = words.recipients.offices.find(({ id }) => id === query.office)?.calendar
  const isManager = staff.role === 'manager'
  const people = colleagues.filter(({ id, isActive }) => isActive && (isManager || id === staff.id))
  const field = (name: keyof typeof most, kind: 'text' | 'tel' | 'email', optional?: string) => (
    <FormField
      field={fieldOf(
        name,
        t(`deskDiary.plan.${name}`),
        { kind },
        { optional, maxLength: most[name], value: typed(name) },
      )}
    />
  )
  const menu = (name: 'who' | 'lang', choices: readonly ChoiceView[], begin: string) => (
    <FormField
      field={menuField(name, t(`deskDiary.plan.${name}`), choices, {
        isRequired: true,
        value: typed(name, begin),
      })}
    />
  )
  const kinds = plannedKinds.map((value) => ({ value, label: t(`deskDiary.plan.kind.${value}`) }))
  const hidden = { token, in: writtenQuery(query), key: typed('key', randomUUID()) }
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
      <PostForm post={{ action: hrefs.plan, hidden }} className="book__form small-fields">
        {wanted === undefined && (
          <FormField
            field={fieldOf(
              'what',
              t('deskDiary.plan.what'),
              { kind: 'pick', choices: kinds },
              { isRequired: true, value: typed('what', 'request-visit') },
            )}
          />
        )}
        <div className="fourup">
          <Day page={page} name="day" value={typed('day', at?.on ?? addDays(today, 1))} first={today} />
          <Time name="from" label={t('deskDiary.plan.from')} value={typed('from', at?.at)} />
          <Time
            name="until"
            label={t('deskDiary.plan.until')}
            value={typed('until', at === undefined ? '' : endOf({ minutes: calendar?.minutes ?? 30 }, at))}
          />
          {menu(
            'who',
            [
              ...people.map(({ id, name }) => ({ value: id, label: name })),
              ...(isManager && wanted === undefined
                ? [{ value: 'office', label: t('deskDiary.plan.office') }]
                : []),
            ],
            staff.id,
          )}
        </div>
        {wanted === undefined && (
          <>
            <div className="fourup">
              {field('home', 'text')}
              {field('name', 'text')}
              {field('phone', 'tel')}
              {field('email', 'email', t('deskDiary.optional'))}
            </div>
            <div className="fourup">
              {menu(
                'lang',
                locales.map((value) => ({
                  value,
                  label: sentenceStart(formatLanguage(value, page.locale), page.locale),
                })),
                page.locale,
              )}
            </div>
          </>
        )}
        <label className="check">
          <input type="checkbox" name="waits" value="yes" defaultChecked={typed('waits') === 'yes'} />{' '}
          {t('deskDiary.plan.waits')}
        </label>
        <label className="check">
          <input
            type="checkbox"
            name="owners"
            value="yes"
            defaultChecked={typed('owners', 'yes') === 'yes'}
          />{' '}
          {t('deskDiary.plan.owners')}
        </label>
        <p className="desk-go">
          <button className="button button--small" type="submit">
            {t('deskDiary.plan.button')}
          </button>
          <span className="muted">{t('deskDiary.plan.mails')}</span>
        </p>
      </PostForm>
    </Panel>
  )
}
