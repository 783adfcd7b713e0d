import type { CommandInput } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns, formatTime } from '#scripts/requests/format.ts'
import { withDatabase } from '#scripts/requests/with-database.ts'
import { explained } from '#scripts/service/explained.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { type Invitation, inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import { findRecordedOwner, readMandates } from '#service/owners/records/recorded-owners.ts'
import { createSiteWords, type SiteWords } from '#service/kit/site/site-words.ts'
import type { RecordedOwner } from '#domain/owners/owner-records.ts'
import { isLocale, languageNames } from '#domain/values/locale.ts'
import { parseMailbox } from '#service/kit/mail/mailbox.ts'
import { mailboxKey } from '#text/email.ts'
import { formatMandate } from './format-mandate.ts'
import { formatProblems, type Problem } from './format-problems.ts'

/** Gives an owner an account. */
export const invite: Subcommand = {
  about: 'gives an owner an account, or an account more homes, and mails a link to choose a password',
  argument: 'EMAIL',
  options: {
    property: { value: 'IDS', about: 'his homes, separated by commas (those of the CRM’s record)' },
    name: { value: 'NAME', about: 'how he is addressed (the name of the CRM’s record)' },
    lang: { value: 'LANG', about: 'nl, fr, en or de (the language of the CRM’s record)' },
    dist: { value: 'DIR', about: 'the built site (dist)' },
    'show-link': { about: 'print the link: whoever has it can choose the password' },
  },
  run: async (input, email) => {
    const site = await explained(() => readSiteForms(input.text('dist') ?? 'dist'))
    const { origin } = await linkSettings(input.text('dist'))
    const words = createSiteWords(() => site, origin)
    return await withDatabase(async (database) => {
      const { db } = database
      const mandates = await readMandates(db)
      const recorded = await findRecordedOwner(db, email)
      const checked = check(email, { input, recorded, known: [...mandates.keys()], words })
      if ('problems' in checked) {
        console.error(formatProblems(checked.problems))
        return 2
      }
      const { invitation } = checked
      const {
        email: address,
        href,
        until,
        isNew,
      } = await inviteOwner(database, invitation, words, Date.now())
      const homes = invitation.subjects.map((subject) => [
        '  property',
        subject.split('/')[1] ?? '',
        words.subject(subject, invitation.locale)?.place ?? mandates.get(subject)?.place ?? '-',
        formatMandate(mandates.get(subject)),
      ])
      console.log(`${isNew ? 'Invited' : 'Invited again'}  ${address}, ${languageNames[invitation.locale]}`)
      console.log(formatColumns(homes).join('\n'))
      console.log(
        `  link      ${input.has('show-link') ? href : 'in the mail only'}, works once, until ${formatTime(until)}`,
      )
      console.log('  mail      queued: the running service sends it')
      console.log('\nNext  npm run owners -- list')
      return 0
    })
  },
}

type Needs = Readonly<{
  input: CommandInput
  recorded?: RecordedOwner
  /** Names of the homes with a mandate. */
  known: readonly string[]
  words: SiteWords
}>

/** Returns the invitation that was typed, or everything that is wrong with it: what, and what to do. */
function check(
  email: string,
  { input, recorded, known, words }: Needs,
): Readonly<{ invitation: Invitation }> | Readonly<{ problems: readonly Problem[] }> {
  const typed = input
    .text('property')
    ?.split(',')
    .map((id) => `property/${id.trim()}`)
  const subjects = typed ?? recorded?.subjects ?? []
  const name = input.text('name') ?? recorded?.name ?? ''
  const locale = input.text('lang') ?? recorded?.locale ?? words.recipients.locale
  const problems = [
    ...(parseMailbox(email)?.address === email
      ? []
      : [['e-mail', `"${email}" is not an address; write it as name@example.be`] as const]),
    ...(name === ''
      ? [['name', 'the CRM has no owner with this address; say --name "An De Backer"'] as const]
      : []),
    ...(isLocale(locale) ? [] : [['language', `"${locale}" is none; write nl, fr, en or de`] as const]),
    ...(subjects.length === 0
      ? [['property', 'the CRM has no homes for this address; say --property 2417'] as const]
      : []),
    ...subjects
      .filter((subject) => !known.includes(subject))
      .map((subject) => ['property', unknownHome(subject, known)] as const),
  ]
  return problems.length > 0 || !isLocale(locale)
    ? { problems }
    : { invitation: { email: mailboxKey(email), name, locale, subjects } }
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
