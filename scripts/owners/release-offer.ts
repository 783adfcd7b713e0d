import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { isLocale, languageNames, type Locale, locales } from '#domain/values/locale.ts'
import { createLanguages } from '#i18n/languages.ts'
import { formatMoney } from '#i18n/format.ts'
import { CommandError, type CommandInput } from '#scripts/kit/command.ts'
import type { Subcommand } from '#scripts/kit/subcommand.ts'
import { formatColumns } from '#scripts/requests/format.ts'
import { toCount, withDatabase } from '#scripts/requests/with-database.ts'
import { explained } from '#scripts/service/explained.ts'
import { type BuiltSite, readSiteForms } from '#service/kit/site/site-forms.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { findOffer } from '#service/requests/offers/stored-offers.ts'
import { findOwnersOf, releaseOffer, whyUnread, withdrawOffer } from '#service/owners/offers/release-offer.ts'
import { releasedId, toReleasedOffer } from '#service/owners/offers/to-released-offer.ts'
import { readSubmissions } from '#service/requests/submissions/read-submissions.ts'

/** Lets the owners of a home read an offer that came by the form. */
export const release: Subcommand = {
  about: 'lets the owners of a home read an offer that came in through the form; --withdraw takes it back',
  argument: 'ID',
  options: {
    advice: { value: 'TEXT', about: 'what you advise the owner' },
    language: { value: 'CODE', about: "language of the advice, when it is not the owner's: nl, fr, en, de" },
    dist: { value: 'DIR', about: 'the built site, in whose words the offer is said (dist)' },
    withdraw: { about: 'take it back: the owner reads it no more' },
  },
  run: async (input, text) => {
    const id = toCount('request', text)
    const forms = await explained(() => readSiteForms(input.text('dist') ?? 'dist'))
    return await withDatabase((database) =>
      input.has('withdraw') ? withdraw(database, id) : publish(database, id, input, forms),
    )
  },
}

async function publish(
  database: Database,
  id: number,
  input: CommandInput,
  forms: BuiltSite['forms'],
): Promise<number> {
  const { db } = database
  const [sent] = await readSubmissions(database, { ids: [id] })
  if (sent === undefined) throw new CommandError(`there is no request ${id}`)
  const { form, subject, lang, answers, at } = sent
  if (form !== 'purchase-offer' || subject === undefined)
    throw new CommandError(`request ${id} is no offer on a home, it came by the form ${form}`)
  const offer = await findOffer(db, id)
  if (offer === undefined || offer.confirmed_at === null)
    throw new CommandError(
      `request ${id} is not confirmed yet: its sender has not pressed the button in our mail`,
    )
  const owners = await findOwnersOf(db, subject)
  const [first] = owners
  const unread = await whyUnread(db, subject)
  if (first === undefined || unread === 'noOwner')
    throw new CommandError(
      `${subject} has no owner with an account: invite one first (npm run owners -- invite EMAIL), then release request ${id}`,
    )
  if (unread === 'noMandate')
    throw new CommandError(
      `${subject} has no mandate, so that its owner reads nothing about it: import one first, with npm run owners -- import DIR`,
    )
  const released = toReleasedOffer(
    { id, answers, at },
    forms.get(lang) ?? createLanguages()(lang),
    adviceOf(input, first),
  )
  if (released === undefined) throw new CommandError(`request ${id} names no amount: call its sender`)
  const isNew = await db
    .transaction()
    .execute((transaction) => releaseOffer(transaction, subject, released, Date.now()))
  if (!isNew) throw new CommandError(`request ${id} is released already: ${again(id)} takes it back`)
  console.log(`Released  request ${id}, about ${subject}\n`)
  console.log(formatOffer(released, localeOf(forms)).join('\n'))
  console.log(`\n${formatOwners(owners).join('\n')}`)
  if (released.conditions.some((said) => said.text.includes(String(answers.lastName))))
    console.log(
      '\nNote  its conditions hold the name of its sender: take it back if the owner may not know it',
    )
  console.log(`\nNext  ${again(id)}  takes it back`)
  return 0
}

async function withdraw({ db }: Database, id: number): Promise<number> {
  if (!(await withdrawOffer(db, releasedId(id)))) throw new CommandError(`request ${id} is not released`)
  console.log(`Withdrawn  request ${id}: its owner reads it no more`)
  return 0
}

function adviceOf(input: CommandInput, owner: Owner): ReleasedOffer['advice'] {
  const text = input.text('advice')?.trim() ?? ''
  const code = input.text('language') ?? owner.locale
  if (!isLocale(code)) throw new CommandError(`--language ${code}: expected one of ${locales.join(', ')}`)
  return text === '' ? undefined : { text, locale: code }
}

/** The language that the agency reads. */
function localeOf(forms: BuiltSite['forms']): Locale {
  const [site] = forms.values()
  return site?.file.recipients.locale ?? 'nl'
}

function formatOffer(offer: ReleasedOffer, locale: Locale): readonly string[] {
  const { receivedAt, amount, bidder, bindsUntil, loan, conditions, advice } = offer
  return formatColumns([
    ['  received', receivedAt.replace('T', ' ')],
    ['  amount', formatMoney(amount, locale)],
    ['  from', bidder.text],
    ['  binds until', bindsUntil?.replace('T', ' ') ?? '-'],
    ['  loan', loan === undefined ? '-' : formatMoney(loan, locale)],
    ...conditions.map(({ text }) => ['  condition', text]),
    ['  advice', advice?.text ?? '-'],
    ['  language', languageNames[bidder.locale]],
  ])
}

function formatOwners(owners: readonly Owner[]): readonly string[] {
  return owners.map(
    ({ name, email }, index) => `${index === 0 ? 'Read by  ' : '         '}${name} <${email}>`,
  )
}

function again(id: number): string {
  return `npm run owners -- release-offer ${id} --withdraw`
}
