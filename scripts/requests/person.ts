import { CommandError, type CommandInput } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { invitingWords } from '#scripts/owners/invitations.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import { createErase } from '#service/privacy/create-erase.ts'
import { erasePerson, findRecords } from '#service/privacy/person.ts'
import { createBookings } from '#service/requests/bookings/bookings.ts'
import { parsePersonKey } from '#service/privacy/person-key.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { contentDirOf, contentOption, formatContentOption } from './content-dir.ts'
import { findReleased } from './released-files.ts'
import { withDatabase } from './with-database.ts'

/** Exports or erases what is stored about a person. */
export const person: Subcommand = {
  about:
    'prints everything that is stored about a person as JSON, or erases it (GDPR, articles 15 and 17), found by an e-mail address, by a telephone number in any spelling ("0470 99 88 77"), or by the number of one request (1183)',
  argument: 'WHO',
  options: {
    erase: { about: 'delete it instead, with its mails and files' },
    'dry-run': { about: 'with --erase: only count' },
    content: contentOption,
    dist: { value: 'DIR', about: 'the built site, in whose words an appointment is cancelled (dist)' },
  },
  run: async (input, who) => {
    const key = parsePersonKey(who.trim())
    if (key === undefined)
      throw new CommandError(
        `${who}: expected an e-mail address, such as name@example.be, a telephone number with its 0 or +, or the number of a request`,
      )
    const isErased = input.has('erase') && !input.has('dry-run')
    const found = await withDatabase((database) => findRecords(database, key))
    const released = await findTestimonials(found.requests, contentDirOf(input))
    const count = found.requests.length + found.subscriptions.length
    if (!input.has('erase'))
      console.log(
        JSON.stringify({ ...found, released: released.flatMap(({ files }) => files) }, undefined, 2),
      )
    else if (isErased)
      console.log(
        `${await withDatabase((database) => erase(database, key, found.appointments, input))} requests and subscriptions were erased`,
      )
    else console.log(`${count} requests and subscriptions would be erased`)
    if (input.has('erase') && found.account !== undefined)
      console.log(
        found.account.role === undefined
          ? `The account of an owner ${isErased ? 'was' : 'would be'} erased too, with what was handed in`
          : 'The account stays without homes: somebody works at the desk with it (npm run staff -- deactivate)',
      )
    if (input.has('erase') && found.owner !== undefined)
      console.log(
        `${isErased ? 'The record of an owner was erased too' : 'The record of an owner would be erased too'}: the next import brings it back unless the CRM forgets it`,
      )
    if (input.has('erase')) printReleased(released, formatContentOption(input))
    if (input.has('erase') && key.kind !== 'email') printAddresses(found.requests)
    return 0
  },
}

/** Who has an appointment ahead is told that it is cancelled, in the words of the site. */
async function erase(
  database: Database,
  key: PersonKey,
  appointments: readonly Readonly<{ starts: string; seat: number | null }>[],
  input: CommandInput,
): Promise<number> {
  const { on, at } = toBrussels(Date.now())
  if (!appointments.some(({ starts, seat }) => seat !== null && starts > `${on}T${at}`))
    return await erasePerson(database, key)
  const words = await invitingWords(input)
  const { settings } = await linkSettings(input.text('dist'))
  const hasCrm = settings.crm !== undefined
  const wake = (): void =>
    console.log('Mails that cancel an appointment are queued: the running service sends them')
  return await createErase(database, createBookings(database, { words, clock: Date.now, hasCrm, wake }))(key)
}

/** A number finds forms alone: who left an address in them too may have subscriptions, links or an account. */
function printAddresses(requests: readonly StoredSubmission[]): void {
  const addresses = new Set(
    requests.flatMap(({ answers: { email } }) => (typeof email === 'string' ? [email] : [])),
  )
  for (const address of addresses) console.log(`\nNext  npm run requests -- person "${address}" --erase`)
}

/** Files of a testimonial that the site shows. */
type Released = Readonly<{ id: number; files: readonly string[] }>

async function findTestimonials(
  requests: readonly StoredSubmission[],
  contentDir: string,
): Promise<readonly Released[]> {
  const found = await Promise.all(
    requests.map(async ({ id }) => ({ id, files: await findReleased(contentDir, id) })),
  )
  return found.filter(({ files }) => files.length > 0)
}

/** Content has no e-mail address, so that nobody finds it any more once its request is erased. */
function printReleased(released: readonly Released[], content: string): void {
  for (const { id, files } of released) {
    console.log(`\nStill on the site: ${files.join(', ')}`)
    console.log(`Next  npm run requests -- release ${id}${content} --withdraw`)
  }
}
