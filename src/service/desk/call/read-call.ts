import type { Answers, PostedTexts } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { foldWords } from '#text/fold.ts'
import { homesNamed } from '#service/desk/requests/seen-requests.ts'

/** What a call can be about, and the form that each stands for: about a home, and about none. */
export const callKinds = ['visit', 'question', 'valuation', 'meeting'] as const
export type CallKind = (typeof callKinds)[number]
const formOf: Readonly<Record<CallKind, (isAboutHome: boolean) => FormId>> = {
  visit: () => 'request-visit',
  question: (isAboutHome) => (isAboutHome ? 'request-info' : 'site-contact'),
  valuation: () => 'contact-demand',
  meeting: () => 'contact-appointment',
}

/** Longest that is written down of a call, in letters. */
const maxSaid = 2000

/** A call as it was typed. */
export type TypedCall = Readonly<{
  kind: CallKind
  home: string
  name: string
  phone: string
  email: string
  said: string
  isMailed: boolean
}>

/** Why a call is not stored, by field. */
export type CallProblem = 'home' | 'name' | 'reach' | 'phone' | 'email' | 'long' | 'mail'

/** Reads a call as the form that it stands for, with the same checks of what was typed; or says what to correct. */
export function readCall(
  { kind, home, name, phone, email, said, isMailed }: TypedCall,
  { subjects, now, today }: Pick<DeskPage, 'subjects' | 'now' | 'today'>,
): CallProblem | Readonly<{ form: FormId; subject?: string; answers: Answers }> {
  const named = `property/${home}`
  const found = named in subjects ? [named] : homesNamed(foldWords(home).split(' '), subjects)
  if (home === '' ? kind === 'visit' : found.length !== 1) return 'home'
  if (name === '') return 'name'
  if (phone === '' && email === '') return 'reach'
  if (said.length > maxSaid) return 'long'
  if (isMailed && email === '') return 'mail'
  const form = formOf[kind](home !== '')
  const [firstName = '', ...others] = name.split(/\s+/)
  const typed = { firstName, lastName: others.join(' '), phone, email, message: said, remark: said }
  const posted: PostedTexts = Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => (text === '' ? [] : [[field, [text]]])),
  )
  // What only a visitor can say is left open.
  const context = { today, term: { now, leastHours: 0 }, choices: () => [], parsePhone }
  const { answers, errors } = readForm(forms[form], posted, context)
  if (phone !== '' && 'phone' in errors) return 'phone'
  if (email !== '' && 'email' in errors) return 'email'
  return {
    form,
    subject: form === 'request-visit' || form === 'request-info' ? found[0] : undefined,
    answers,
  }
}
