import { isLocale } from '#domain/values/locale.ts'
import type { CommandInput, CommandOption } from '#scripts/kit/command.ts'
import { formatTime } from '#scripts/requests/format.ts'
import { explained } from '#scripts/service/explained.ts'
import { linkSettings } from '#scripts/service/link-origin.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords, type SiteWords } from '#service/kit/site/site-words.ts'
import { isAddress } from '#service/owners/accounts/invitations/check-invitation.ts'
import type { Opened } from '#service/owners/accounts/invitations/open-account.ts'
import type { Problem } from './format-problems.ts'

/** The options of every invitation. */
export const invitationOptions: Readonly<Record<'dist' | 'show-link', CommandOption>> = {
  dist: { value: 'DIR', about: 'the built site (dist)' },
  'show-link': { about: 'print the link: whoever has it can choose the password' },
}

/** Returns the words of the built site, with the origin that the service has. */
export async function invitingWords(input: CommandInput): Promise<SiteWords> {
  const site = await explained(() => readSiteForms(input.text('dist') ?? 'dist'))
  const { origin } = await linkSettings(input.text('dist'))
  return createSiteWords(() => site, origin)
}

/** Returns what is wrong with an address and a language: what, and what to do. */
export function addressProblems(email: string, locale: string): readonly Problem[] {
  return [
    ...(isAddress(email)
      ? []
      : [['e-mail', `"${email}" is not an address; write it as name@example.be`] as const]),
    ...(isLocale(locale) ? [] : [['language', `"${locale}" is none; write nl, fr, en or de`] as const]),
  ]
}

/** Prints where the link of an invitation is, and what to do next. */
export function printLink({ href, until }: Opened, input: CommandInput, next: string): void {
  console.log(
    `  link  ${input.has('show-link') ? href : 'in the mail only'}, works once, until ${formatTime(until)}`,
  )
  console.log('  mail  queued: the running service sends it')
  console.log(`\nNext  ${next}`)
}
