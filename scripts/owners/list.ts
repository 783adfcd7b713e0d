import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import type { Mandate } from '#domain/owners/owned-home.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns, toInitials } from '#scripts/requests/format.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { readMandates, readRecordedOwners } from '#service/owners/records/recorded-owners.ts'

/** Lists the owners whom the CRM knows. */
export const list: Subcommand = {
  about: 'lists owners with their homes',
  options: { full: { about: 'whole names and addresses instead of initials' } },
  run: async (input) => {
    const { owners, mandates } = await withDatabase(async ({ db }) => ({
      owners: await readRecordedOwners(db),
      mandates: await readMandates(db),
    }))
    const rows = owners.flatMap((owner) =>
      owner.subjects.map((subject, index) => [
        index === 0 ? formatOwner(owner, input.has('full')) : '',
        index === 0 ? owner.locale : '',
        subject.split('/')[1] ?? '',
        formatMandate(mandates.get(subject)),
      ]),
    )
    const lines = formatColumns([['owner', 'language', 'home', 'mandate'], ...rows])
    if (rows.length > 0) console.log(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
    console.log(`${owners.length} owners of ${rows.length} homes`)
    if (owners.length === 0) console.log('\nNext  npm run owners -- import DIR')
    return 0
  },
}

function formatOwner({ name, email }: RecordedOwner, isFull: boolean): string {
  return isFull ? `${name} <${email}>` : toInitials(name)
}

function formatMandate(mandate: Mandate | undefined): string {
  if (mandate === undefined) return '-'
  const { goal, availability, onlineSince, closedOn } = mandate
  const state =
    availability === 'available'
      ? goal === 'sale'
        ? 'for sale'
        : 'for rent'
      : availability === 'underOption'
        ? 'under option'
        : availability
  const day = closedOn ?? onlineSince
  return day === undefined ? state : `${state}, ${closedOn === undefined ? 'online since' : 'on'} ${day}`
}
