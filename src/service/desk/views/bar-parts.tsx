import { portalPaths } from '#contracts/portal-paths.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { Face } from '#ui/desk/kit/Marks.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { faceOf } from './request-parts.ts'

type OfPage = Readonly<{ page: DeskPage }>

/** Looks for a person, a home or a request, in the list. */
export function SearchBox({ q, page: { t, hrefs } }: OfPage & Readonly<{ q?: string }>) {
  return (
    <search className="desk-search">
      <form action={hrefs.requests}>
        <label className="vh" htmlFor="search">
          {t('desk.frame.search')}
        </label>
        <input
          className="input"
          type="search"
          id="search"
          name="q"
          placeholder={t('desk.frame.placeholder')}
          defaultValue={q ?? ''}
        />
        <button type="submit" aria-label={t('desk.frame.find')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

type Scopes = Readonly<{ scopes: ReturnType<typeof scopesOf>; todo: Readonly<Record<string, number>> }>

/** Says whose requests are shown, and leads to those of others. */
export function ScopePicker({ scopes, todo, page: { t, scope } }: OfPage & Scopes) {
  return (
    <details className="pick pick--scope" name="nav">
      <summary>
        <span>
          <span className="vh">{t('desk.frame.scope')} </span>
          {scopes.find(({ value }) => value === scope)?.label}
        </span>
        <Icon name="down" />
      </summary>
      <div className="pick__panel">
        <ul role="list">
          {scopes.map(({ value, label }) => (
            <li key={value}>
              <a
                href={`?who=${encodeURIComponent(value)}`}
                aria-current={value === scope ? 'true' : undefined}
              >
                {label} <small>{t('desk.frame.todo', { count: todo[value] ?? 0 })}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Who is signed in, the pages of the account, and the way out. */
export function AccountMenu({ isOwner, page }: OfPage & Readonly<{ isOwner: boolean }>) {
  const { t, locale, staff, words, hrefs } = page
  const { account, start, signOut } = portalPaths(locale)
  const face = faceOf(staff.name, page)
  const office = words.recipients.offices.find(({ id }) => id === staff.office)?.name
  return (
    <details className="drop desk-me" name="nav">
      <summary>
        <Face of={face} />
        <span className="desk-me__name">{face.name}</span>
        <span className="vh">{t('desk.frame.account')}</span>
        <Icon name="down" />
      </summary>
      <div className="drop__panel">
        <p>
          <strong>{staff.name}</strong>
          <br />
          <span className="muted">
            {[t(`desk.roles.${staff.role}`), office].filter((part) => part !== undefined).join(', ')}
          </span>
        </p>
        <a href={hrefs.calendars}>{t('deskCalendars.link')}</a>
        <a href={account}>{t('desk.frame.password')}</a>
        {isOwner && <a href={start}>{t('desk.frame.toPortal')}</a>}
        <Act act={{ action: signOut, label: t('portal.frame.signOut') }} />
      </div>
    </details>
  )
}

/** Returns the scopes that a member of staff may choose: the own requests, the own office, for a manager every office and all. */
export function scopesOf({ staff, words, t }: Pick<DeskPage, 'staff' | 'words' | 't'>) {
  const offices = words.recipients.offices.filter(({ id }) => staff.role === 'manager' || id === staff.office)
  return [
    { value: 'me', label: t('desk.frame.me') },
    ...offices.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff.role === 'manager' ? [{ value: 'all', label: t('desk.frame.all') }] : []),
  ]
}
