import { portalPaths } from '#contracts/portal-paths.ts'
import { formatNumber } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { DeskFrameView } from '#ui/desk/frame/frame-view.ts'
import { faceOf } from './request-parts.ts'

/** The views of the desk, in the order of their tabs. */
export const deskViews = ['today', 'requests', 'diary'] as const
export type DeskView = (typeof deskViews)[number]

/** What stands around a page of the desk, beside what the page itself says. */
export type Framed = Readonly<{
  view: DeskView
  /** Requests to do by scope, and new ones in the shown scope. */
  todo: Readonly<Record<string, number>>
  fresh: number
  /** Whether the member of staff has a home in the portal too. */
  isOwner: boolean
  /** What was searched. */
  q?: string
}> &
  Pick<DeskFrameView, 'done' | 'notice'>

/** Returns the frame of a page of the desk. */
export function frameView(
  { view, todo, fresh, isOwner, q = '', done, notice }: Framed,
  page: DeskPage,
): DeskFrameView {
  const { t, locale, staff, scope, agency, hrefs, words, token } = page
  const name = agency.logo.wordmark.map(({ text }) => text).join('')
  const scopes = scopesOf(page)
  const officeName = words.recipients.offices.find(({ id }) => id === staff.office)?.name
  return {
    logo: agency.logo,
    home: { href: hrefs.today, label: t('desk.frame.home', { name }) },
    room: t('desk.name'),
    skips: [{ label: t('layout.skip'), href: '#main' }],
    search: {
      action: hrefs.requests,
      label: t('desk.frame.search'),
      placeholder: t('desk.frame.placeholder'),
      button: t('desk.frame.find'),
      words: q,
    },
    scope: {
      label: t('desk.frame.scope'),
      scopes: scopes.map(({ value, label }) => ({
        label,
        href: `?who=${encodeURIComponent(value)}`,
        count: t('desk.frame.todo', { count: todo[value] ?? 0 }),
        isCurrent: value === scope,
      })),
    },
    account: {
      face: faceOf(staff.name, page),
      label: t('desk.frame.account'),
      fullName: staff.name,
      role: [t(`desk.roles.${staff.role}`), officeName].filter((part) => part !== undefined).join(', '),
      links: [
        { label: t('desk.frame.password'), href: portalPaths(locale).account },
        ...(isOwner ? [{ label: t('desk.frame.toPortal'), href: portalPaths(locale).start }] : []),
      ],
      signOut: { action: portalPaths(locale).signOut, hidden: { token }, label: t('portal.frame.signOut') },
    },
    tabs: {
      name: t('desk.name'),
      label: t('portal.frame.current'),
      items: deskViews.map((each) => ({
        label: t(`desk.views.${each}`),
        href: hrefs[each],
        isCurrent: each === view,
        badge:
          each === 'requests' && fresh > 0
            ? { count: formatNumber(fresh, locale), words: t('desk.frame.fresh') }
            : undefined,
      })),
    },
    done,
    notice,
    footer: { text: t('desk.frame.confidential', { name }) },
  }
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
