import { CommandError } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { parseMailbox } from '#service/mail/mailbox.ts'
import { erasePerson, findRecords } from '#service/submissions/person.ts'
import { withDatabase } from './with-database.ts'

/** Exports or erases what is stored about a person. */
export const person: Subcommand = {
  about: 'prints everything that holds an e-mail address as JSON, or erases it (GDPR, articles 15 and 17)',
  argument: 'EMAIL',
  options: {
    erase: { about: 'delete it instead, with its mails and files' },
    'dry-run': { about: 'with --erase: only count' },
  },
  run: async (input, email) => {
    if (parseMailbox(email)?.address !== email)
      throw new CommandError(`${email}: expected an e-mail address, such as name@example.be`)
    const isErased = input.has('erase') && !input.has('dry-run')
    const found = await withDatabase((database) => findRecords(database, email))
    const count = found.requests.length + found.subscriptions.length
    if (!input.has('erase')) console.log(JSON.stringify(found, undefined, 2))
    else if (isErased)
      console.log(
        `${await withDatabase((database) => erasePerson(database, email))} requests and subscriptions were erased`,
      )
    else console.log(`${count} requests and subscriptions would be erased`)
    return 0
  },
}
