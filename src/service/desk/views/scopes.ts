import type { DeskPage } from '#service/desk/desk-page.ts'

/** Returns the scopes that a member of staff may choose: the own requests, the own office, for a manager every office and all. */
export function scopesOf({ staff, words, t }: Pick<DeskPage, 'staff' | 'words' | 't'>) {
  const offices = words.recipients.offices.filter(({ id }) => staff.role === 'manager' || id === staff.office)
  return [
    { value: 'me', label: t('desk.frame.me') },
    ...offices.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff.role === 'manager' ? [{ value: 'all', label: t('desk.frame.all') }] : []),
  ]
}
