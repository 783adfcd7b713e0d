import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { deactivateStaff } from '#service/owners/accounts/deactivate-staff.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { listStaff } from '#service/owners/accounts/find-staff.ts'

/** Closes the desk to somebody. */
export const deactivate: Subcommand = {
  about: 'closes the desk to somebody at once: signs out all devices, and ends mailed links',
  argument: 'EMAIL',
  options: { to: { about: 'who gets the open requests; without, nobody of the office', value: 'EMAIL' } },
  run: async (input, email) =>
    await withDatabase(async (database) => {
      const to = input.text('to')
      const staff = (await listStaff(database.db)).filter(({ isActive }) => isActive)
      const next = staff.find((one) => one.email === to && one.email !== email)
      if (to !== undefined && next === undefined)
        throw new CommandError(`${to} does not work at the desk: npm run staff -- list shows who does`)
      const account = await findOwner(database.db, { email })
      const problem =
        account === undefined
          ? 'unknown'
          : await deactivateStaff(database, account.id, Date.now(), { to: next?.id })
      if (problem === 'unknown')
        throw new CommandError(`${email} does not work at the desk: npm run staff -- list shows who does`)
      if (problem === 'lastManager')
        throw new CommandError(`${email} is the last manager: invite another first, with --role manager`)
      console.log(`${email} is closed out of the desk, and was signed out everywhere`)
      console.log(`open requests go to ${next?.name ?? 'nobody: their offices see them'}`)
      return 0
    }),
}
