import type { CommandInput } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatProblems, type Problem } from '#scripts/owners/format-problems.ts'
import { addressProblems, invitationOptions, invitingWords, printLink } from '#scripts/owners/invitations.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { isLocale, languageNames } from '#domain/values/locale.ts'
import { staffRoles } from '#service/kit/database/desk-tables.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { checkPlace } from '#service/owners/accounts/invitations/check-place.ts'
import { inviteStaff, type StaffInvitation } from '#service/owners/accounts/invitations/invite-staff.ts'
import { mailboxKey } from '#text/email.ts'

/** Gives somebody a place at the desk. */
export const invite: Subcommand = {
  about: 'gives somebody a place at the desk, or another role, and mails a link to choose a password',
  argument: 'EMAIL',
  options: {
    name: { value: 'NAME', about: 'first and last name, as colleagues read it' },
    role: { value: 'ROLE', about: 'agent, who sees the own office, or manager, who sees all (agent)' },
    office: { value: 'ID', about: 'the office, as the site names it; a manager needs none' },
    lang: { value: 'LANG', about: 'nl, fr, en or de (the language of the agency)' },
    ...invitationOptions,
  },
  run: async (input, email) => {
    const words = await invitingWords(input)
    const checked = check(email, input, words)
    if ('problems' in checked) {
      console.error(formatProblems(checked.problems))
      return 2
    }
    const { invitation } = checked
    const { role, office = 'all offices', locale } = invitation
    return await withDatabase(async (database) => {
      const invited = await inviteStaff(database, invitation, words, Date.now())
      console.log(`Invited  ${invited.email}, ${role}, ${office}, ${languageNames[locale]}`)
      printLink(invited, input, 'npm run staff -- list')
      return 0
    })
  },
}

/** Returns the invitation that was typed, or everything that is wrong with it: what, and what to do. */
function check(
  email: string,
  input: CommandInput,
  { recipients }: SiteWords,
): Readonly<{ invitation: StaffInvitation }> | Readonly<{ problems: readonly Problem[] }> {
  const name = input.text('name') ?? ''
  const role = input.text('role') ?? 'agent'
  const office = input.text('office')
  const locale = input.text('lang') ?? recipients.locale
  const ids = recipients.offices.map(({ id }) => id).join(', ')
  const place = checkPlace({ role, office }, recipients)
  const texts = {
    role: ['role', `"${role}" is none; write ${staffRoles.join(' or ')}`],
    office: ['office', `the site has no "${office}"; write ${ids}`],
    noOffice: ['office', `an agent has one; say --office ${ids.replaceAll(', ', ', or ')}`],
  } as const
  const problems: readonly Problem[] = [
    ...addressProblems(email, locale),
    ...(name === '' ? [['name', 'colleagues read it; say --name "An De Backer"'] as const] : []),
    ...('role' in place ? [] : place.map((problem) => texts[problem])),
  ]
  return problems.length > 0 || !('role' in place) || !isLocale(locale)
    ? { problems }
    : { invitation: { email: mailboxKey(email), name, ...place, locale } }
}
