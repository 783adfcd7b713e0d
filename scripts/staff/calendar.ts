import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { listStaff } from '#service/owners/accounts/find-staff.ts'
import { calendarUrl } from '#service/requests/calendars/fetch-calendar.ts'
import { setBusyAddress } from '#service/requests/calendars/read-busy.ts'

/** Links somebody's own calendar, whose busy hours close moments. */
export const calendar: Subcommand = {
  about:
    'links the calendar of somebody, whose busy hours block times on the site; without --address unlinks it',
  argument: 'EMAIL',
  options: {
    address: { about: 'address of the calendar: https://… or webcal://…', value: 'URL' },
  },
  run: async (input, email) =>
    await withDatabase(async ({ db }) => {
      const address = input.text('address')
      const account = await findOwner(db, { email })
      const isStaff = (await listStaff(db)).some(({ id, isActive }) => id === account?.id && isActive)
      if (account === undefined || !isStaff)
        throw new CommandError(`${email} does not work at the desk: npm run staff -- list shows who does`)
      const url = address === undefined ? null : calendarUrl(address)
      if (url === undefined)
        throw new CommandError(
          `${address} is no address of a calendar: give one that begins with https:// or webcal://`,
        )
      await setBusyAddress(db, account.id, url?.href ?? null)
      console.log(
        url === null
          ? `${email} has no calendar any more; hours that were read from it are open again`
          : `the calendar of ${email} is read every ten minutes while the service runs`,
      )
      return 0
    }),
}
