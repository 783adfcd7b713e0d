import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns } from '#scripts/requests/format.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { listStaff } from '#service/owners/accounts/find-staff.ts'

/** Lists those who work at the desk, or did. */
export const list: Subcommand = {
  about: 'lists staff with their role and office',
  run: async () => {
    const all = await withDatabase(({ db }) => listStaff(db))
    const rows = all.map(({ name, email, role, office = 'all', isActive }) => [
      name,
      email,
      role,
      office,
      isActive ? 'open' : 'closed',
    ])
    const lines = formatColumns([['name', 'e-mail', 'role', 'office', 'access'], ...rows])
    if (rows.length > 0) console.log(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
    console.log(`${rows.length} at the desk`)
    if (!all.some(({ role, isActive }) => isActive && role === 'manager'))
      console.log('\nNext  npm run staff -- invite EMAIL --name NAME --role manager')
    return 0
  },
}
