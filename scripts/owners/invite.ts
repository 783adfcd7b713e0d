import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns } from '#scripts/requests/format.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import {
  checkInvitation,
  type InvitationProblem,
} from '#service/owners/accounts/invitations/check-invitation.ts'
import { inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import { readMandates } from '#service/owners/records/recorded-owners.ts'
import { languageNames } from '#domain/values/locale.ts'
import { formatMandate } from './format-mandate.ts'
import { formatProblems, type Problem } from './format-problems.ts'
import { addressProblems, invitationOptions, invitingWords, printLink } from './invitations.ts'

/** Gives an owner an account. */
export const invite: Subcommand = {
  about: 'gives an owner an account, or an account more homes, and mails a link to choose a password',
  argument: 'EMAIL',
  options: {
    property: { value: 'IDS', about: 'his homes, separated by commas (those of the CRM’s record)' },
    name: { value: 'NAME', about: 'how he is addressed (the name of the CRM’s record)' },
    lang: { value: 'LANG', about: 'nl, fr, en or de (the language of the CRM’s record)' },
    ...invitationOptions,
  },
  run: async (input, email) => {
    const words = await invitingWords(input)
    return await withDatabase(async (database) => {
      const mandates = await readMandates(database.db)
      const subjects = input
        .text('property')
        ?.split(',')
        .map((id) => `property/${id.trim()}`)
      const asked = { email, name: input.text('name'), locale: input.text('lang'), subjects }
      const checked = await checkInvitation(database.db, asked, words.recipients.locale)
      if ('problems' in checked) {
        const known = [...mandates.keys()]
        const typed = { email, locale: asked.locale ?? words.recipients.locale, known }
        console.error(formatProblems(checked.problems.flatMap((problem) => toProblems(problem, typed))))
        return 2
      }
      const invited = await inviteOwner(database, checked.invitation, words, Date.now())
      const homes = checked.invitation.subjects.map((subject) => [
        '  property',
        subject.split('/')[1] ?? '',
        words.subject(subject, invited.locale)?.place ?? mandates.get(subject)?.place ?? '-',
        formatMandate(mandates.get(subject)),
      ])
      console.log(
        `${invited.isNew ? 'Invited' : 'Invited again'}  ${invited.email}, ${languageNames[invited.locale]}`,
      )
      console.log(formatColumns(homes).join('\n'))
      printLink(invited, input, 'npm run owners -- list')
      return 0
    })
  },
}

type Typed = Readonly<{
  email: string
  locale: string
  /** Names of the homes with a mandate. */
  known: readonly string[]
}>

/** Says what is wrong with what was typed, and what to do. */
function toProblems(problem: InvitationProblem, { email, locale, known }: Typed): readonly Problem[] {
  switch (problem.field) {
    case 'email':
      return addressProblems(email, 'nl')
    case 'locale':
      return addressProblems('name@example.be', locale)
    case 'name':
      return [['name', 'the CRM has no owner with this address; say --name "An De Backer"']]
    case 'subjects':
      return [['property', 'the CRM has no homes for this address; say --property 2417']]
    case 'subject':
      return [['property', unknownHome(problem.subject, known)]]
  }
}

function unknownHome(subject: string, known: readonly string[]): string {
  const id = subject.replace(/^property\//, '')
  const near = known
    .map((one) => one.replace(/^property\//, ''))
    .filter((one) => id !== '' && (one.startsWith(id) || id.startsWith(one)))
    .slice(0, 3)
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '; import its records first'
  return `${id} has no mandate in the tables${hint}`
}
