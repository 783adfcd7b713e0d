import { quoted } from '#i18n/grammar.ts'
import { formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { colleagueChoices } from '#service/desk/views/request-parts.ts'
import { goneText } from '#service/requests/form-mails/gone-text.ts'
import type { LinkView } from '#ui/desk/kit/act-view.ts'
import { field } from '#ui/desk/kit/Field.tsx'
import { Press } from '#ui/desk/kit/Go.tsx'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { formatQuery, periods, type RequestQuery } from './request-query.ts'

/** The filters of a list, beside its state and order. */
const filterNames = ['form', 'home', 'agent', 'since', 'mail', 'q'] as const

type Props = Readonly<{ query: RequestQuery; page: DeskPage }>

/** Returns each filter of a list with the list without it. */
export function chosenFilters({ query, page }: Props): readonly LinkView[] {
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
    .map((name) => ({ label: words[name](), href: hrefs.list({ ...query, [name]: undefined, page: 1 }) }))
}

/** The form that narrows a list, and what narrows it now. */
export function Filters({ query, page }: Props) {
  const { t, hrefs, staff } = page
  const chosen = chosenFilters({ query, page })
  const menu = (
    name: 'form' | 'agent' | 'since' | 'mail',
    emptyLabel: string,
    choices: readonly ChoiceView[],
  ) => field('menu', name, t(`desk.list.filter.${name}`), { choices, emptyLabel, value: query[name] })
  const long = formIds.filter(
    (form) => forms[form].shortOf === undefined && (staff.role === 'manager' || form !== 'job-contact'),
  )
  const kept = new URLSearchParams(formatQuery(query))
  return (
    <>
      <details className="fold fold--held" open={chosen.length > 0}>
        <summary>
          {t('desk.list.filter.title')} <Icon name="down" />
        </summary>
        <form className="sift small-fields" action={hrefs.requests}>
          {['state', 'home', 'sort'].map((name) =>
            kept.has(name) ? (
              <input key={name} type="hidden" name={name} value={kept.get(name) ?? ''} />
            ) : undefined,
          )}
          {field('text', 'q', t('desk.list.filter.q'), { value: query.q })}
          {menu(
            'form',
            t('desk.list.filter.allForms'),
            long.map((form) => ({ value: form, label: t(`forms.of.${form}.noun`) })),
          )}
          {menu('agent', t('desk.list.filter.everyone'), [
            { value: 'none', label: t('desk.nobody') },
            ...colleagueChoices(page),
          ])}
          {menu(
            'since',
            t('desk.list.filter.always'),
            periods.map((value) => ({ value, label: t(`desk.list.since.${value}`) })),
          )}
          {menu('mail', t('desk.list.filter.anyMail'), [
            { value: 'failed', label: t('desk.list.mailFailed') },
          ])}
          <Press label={t('desk.list.filter.button')} isGhost isSmall />
        </form>
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
