import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { forgetSecondStep } from '#service/owners/accounts/forget-second-step.ts'

/** Takes the second step of signing in off an account. */
export const forgetStep: Subcommand = {
  about:
    'lets an owner who lost phone and recovery codes sign in with the password alone; ask who it is first',
  argument: 'EMAIL',
  run: async (_, email) =>
    await withDatabase(async (database) => {
      const owner = await findOwner(database.db, { email })
      if (owner === undefined)
        throw new CommandError(`${email} has no account: npm run owners -- list --full shows who has one`)
      await forgetSecondStep(database, owner.id, Date.now())
      console.log(`${email} signs in with the password alone, and was signed out everywhere`)
      return 0
    }),
}
