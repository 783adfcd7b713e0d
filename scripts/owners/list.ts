import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns, toInitials } from '#scripts/requests/format.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { formatMandate } from './format-mandate.ts'
import { readMandates, readRecordedOwners } from '#service/owners/records/recorded-owners.ts'

/** Lists the owners whom the CRM knows. */
export const list: Subcommand = {
  about: 'lists owners with their homes',
  options: { full: { about: 'whole names and addresses instead of initials' } },
  run: async (input) => {
    const { owners, mandates, accounts } = await withDatabase(async ({ db }) => ({
      owners: await readRecordedOwners(db),
      mandates: await readMandates(db),
      accounts: await readAccounts(db),
    }))
    const rows = owners.flatMap((owner) =>
      owner.subjects.map((subject, index) => [
        index === 0 ? formatOwner(owner, input.has('full')) : '',
        index === 0 ? owner.locale : '',
        index === 0
          ? accounts.has(owner.email)
            ? formatAccount(owner, accounts, input.has('full'))
            : 'not invited'
          : '',
        subject.split('/')[1] ?? '',
        formatMandate(mandates.get(subject)),
      ]),
    )
    const lines = formatColumns([['owner', 'language', 'account', 'home', 'mandate'], ...rows])
    if (rows.length > 0) console.log(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
    console.log(`${owners.length} owners of ${rows.length} homes`)
    if (owners.length === 0) console.log('\nNext  npm run owners -- import DIR')
    else if (owners.some(({ email }) => !accounts.has(email)))
      console.log('\nNext  npm run owners -- invite EMAIL')
    return 0
  },
}

/** Returns the addresses of accounts, by the address under which the CRM knows their owner. */
async function readAccounts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('owner').select(['email', 'recorded_email']).execute()
  return new Map(rows.map(({ email, recorded_email: recorded }) => [recorded ?? email, email]))
}

/** An owner may sign in with another address than the CRM has. */
function formatAccount(
  { email }: RecordedOwner,
  accounts: ReadonlyMap<string, string>,
  isFull: boolean,
): string {
  const address = accounts.get(email)
  if (address === email) return 'yes'
  return isFull ? `yes, as ${address}` : 'yes, another address'
}

function formatOwner({ name, email }: RecordedOwner, isFull: boolean): string {
  return isFull ? `${name} <${email}>` : toInitials(name)
}
