import type { Db } from '#service/kit/database/tables.ts'
import { quoted } from '#i18n/grammar.ts'
import { formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { ageView, namedChoices, faceOf, statusOf, toldOf } from '#service/desk/views/parts.tsx'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import { Age, Face, field, Flag, Icon, Narrow, Spoken, Status, Thumb } from '#ui/desk/kit.ts'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import { formatQuery, periods, type RequestQuery } from './request-query.ts'
import type { Locale } from '#domain/values/locale.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { readList, type RequestList } from './read-list.ts'

/** The filters of a list, beside its state and order. */
const filterNames = ['form', 'home', 'agent', 'since', 'mail', 'q'] as const

type Props = Readonly<{ query: RequestQuery; page: DeskPage }>

/** Returns each filter of a list, and the list without it. */
export function chosenFilters({ query, page }: Props) {
  const { form, home = '', agent, since = '0', q = '' } = query
  const { t, subjects, colleagues, hrefs, locale } = page
  const words = {
    form: () => (form === undefined ? '' : t(`forms.of.${form}.noun`)),
    home: () => subjects[home]?.place ?? goneText(home, t),
    agent: () => colleagues.find(({ id }) => id === agent)?.name ?? t('desk.nobody'),
    since: () => t(`desk.list.since.${since}`),
    mail: () => t('desk.list.mailFailed'),
    q: () => quoted(q, locale),
  }
  return filterNames
    .filter((name) => query[name] !== undefined)
    .map((name) => {
      const without: RequestQuery = { ...query, [name]: undefined, page: 1 }
      return { label: words[name](), without, href: hrefs.list(without) }
    })
}

/** Returns the lists with one condition less that hold something, where the one that was asked for is empty. */
export async function looserLists(db: Db, query: RequestQuery, page: DeskPage) {
  const { t, hrefs, staff, scope } = page
  const anyState: RequestQuery = { ...query, state: 'all', page: 1 }
  const everywhere = hrefs.list(query).replace(/\?|$/, '?who=all&')
  const lists = [
    ...chosenFilters({ query, page }).map(({ label, ...list }) => {
      return { ...list, label: t('desk.list.without', { filter: label }), scope }
    }),
    { label: t('desk.list.state.all'), without: anyState, href: hrefs.list(anyState), scope },
    ...(staff.role === 'manager'
      ? [{ label: t('desk.frame.all'), without: query, href: everywhere, scope: 'all' }]
      : []),
  ]
  const found = lists.map(async ({ label, href, without, scope: whose }) => {
    const { counts } = await readList(db, without, { ...page, scope: whose })
    const count = counts[without.state]
    return count === 0 ? [] : [{ label: t('desk.list.found', { list: label, count }), href }]
  })
  return (await Promise.all(found)).flat()
}

/** The form that narrows a list, and what narrows it now. */
export function Filters({ query, page }: Props) {
  const { t, hrefs, staff } = page
  const chosen = chosenFilters({ query, page })
  type Name = 'form' | 'agent' | 'since' | 'mail'
  const menu = (name: Name, emptyLabel: string, choices: readonly ChoiceView[]) =>
    field('menu', name, t(`desk.list.filter.${name}`), { choices, emptyLabel, value: query[name] })
  const seen = formIds.filter((form) => staff.role === 'manager' || form !== 'job-contact')
  const long = seen.filter((form) => forms[form].shortOf === undefined)
  const formChoices = long.map((value) => ({ value, label: t(`forms.of.${value}.noun`) }))
  const agents = [{ value: 'none', label: t('desk.nobody') }, ...namedChoices(page.active)]
  const since = periods.map((value) => ({ value, label: t(`desk.list.since.${value}`) }))
  const mails = [{ value: 'failed', label: t('desk.list.mailFailed') }]
  const kept = new URLSearchParams(formatQuery(query))
  return (
    <>
      <details className="fold fold--held" open={chosen.length > 0}>
        <summary>
          {t('desk.list.filter.title')} <Icon name="down" />
        </summary>
        <Narrow action={hrefs.requests} button={t('desk.list.filter.button')}>
          {['state', 'home', 'sort'].map((name) => {
            const value = kept.get(name)
            return value !== null && <input key={name} type="hidden" name={name} value={value} />
          })}
          {field('text', 'q', t('desk.list.filter.q'), { value: query.q })}
          {menu('form', t('desk.list.filter.allForms'), formChoices)}
          {menu('agent', t('desk.list.filter.everyone'), agents)}
          {menu('since', t('desk.list.filter.always'), since)}
          {menu('mail', t('desk.list.filter.anyMail'), mails)}
        </Narrow>
      </details>
      {chosen.length > 0 && (
        <div className="tags tags--desk">
          {chosen.map(({ label, href }) => (
            <a key={href} className="tag" href={href}>
              {label}
              <Icon name="close" />
              <span className="vh">{t('desk.list.remove')}</span>
            </a>
          ))}
          <a href={hrefs.list({ state: query.state, page: 1 })}>{t('desk.list.clear')}</a>
        </div>
      )}
    </>
  )
}

/** Longest beginning of what was written, in letters. */
const longestQuote = 80

type RowProps = Readonly<{
  request: RequestList['requests'][number]
  /** Query of the list that it stands in. */
  list: string
  isPicked: boolean
  page: DeskPage
}>

/** A request in the list: one link, with a box and a number to call above it. */
export function ListRow({ request, list, isPicked, page }: RowProps) {
  const { t, locale, hrefs } = page
  const { id, lang, stands: state } = request
  const { asked: title, sent, name, home, thumb, phone, flag } = toldOf(request, page)
  const { subject, answers } = sent
  const written = [answers.message, answers.remark].find((text) => typeof text === 'string')
  const agent = faceOf(request.name ?? undefined, page)
  return (
    <tr className={state === 'new' ? 'is-new' : undefined}>
      <td className="inbox__pick">
        <label>
          <input
            type="checkbox"
            name="id"
            value={id}
            aria-label={t('desk.list.pick', { title, name })}
            defaultChecked={isPicked}
          />
        </label>
      </td>
      <th scope="row" className="inbox__title">
        <a href={hrefs.request(id, list)}>{title}</a>
        {typeof written === 'string' && (
          <span className="inbox__sub">
            <Spoken of={spoken({ text: quote(written, lang), locale: lang }, locale)} />
          </span>
        )}
        {flag !== undefined && state !== 'done' && (
          <span className="inbox__sub">
            <Flag flag={flag} />
          </span>
        )}
      </th>
      <td className="inbox__home">
        <div>
          <Thumb of={thumb} />
          <span className={subject === undefined ? 'muted' : undefined}>
            {home?.place ?? (subject === undefined ? t('desk.list.noHome') : goneText(subject, t))}
            {home?.code !== undefined && <span className="inbox__sub"> {home.code}</span>}
          </span>
        </div>
      </td>
      <td className="inbox__person">
        {name}
        {phone !== undefined && (
          <span className="inbox__sub">
            {' '}
            <a className="quiet" href={phone.href}>
              {phone.label}
            </a>
          </span>
        )}
      </td>
      <td className="inbox__state">
        <Status status={statusOf(state, page)} />
      </td>
      <td className="inbox__agent">
        <span className="who">
          <Face of={agent} />
          {agent.name}
        </span>
      </td>
      <td className="inbox__age">
        <Age age={ageView(request, state, page)} />
      </td>
    </tr>
  )
}

function quote(text: string, locale: Locale): string {
  const line = text.replace(/\s+/g, ' ')
  const shown = line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
  return quoted(shown, locale)
}
