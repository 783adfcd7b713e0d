import type { Hono } from 'hono'
import type { PostedTexts } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskContext } from '#service/desk/desk-context.ts'
import { deskDoor, refuse, type Show } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { homesNamed } from '#service/desk/requests/seen-requests.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { foldWords } from '#text/fold.ts'
import { field, Go, PageTop, PostForm, Press, Tick } from '#ui/desk/kit.ts'

/** Adds the page on which a call, or what was asked at the counter, is noted: it is stored as the form that it stands for. */
export function addCallRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const show: Show = ({ page: { t, hrefs }, text }) => {
    const kinds = callKinds.map((value) => ({ value, label: t(`desk.call.kinds.${value}`) }))
    // The key tells a form that is posted twice.
    const posted = { action: hrefs.call, hidden: { key: text('key') || crypto.randomUUID() } }
    const body = (
      <>
        <PageTop
          label={t('desk.request.walk')}
          back={{ label: t('desk.views.requests'), href: hrefs.requests }}
          title={t('desk.call.title')}
          lead={t('desk.call.lead')}
        />
        <PostForm post={posted} className="form call">
          {field('pick', 'about', t('desk.call.about'), { choices: kinds, value: 'visit', isRequired: true })}
          <div className="form__pair">
            {field('text', 'home', t('desk.call.home'), { hint: t('desk.call.homeHint') })}
            {field('text', 'name', t('desk.call.name'), { hint: t('desk.call.nameHint'), isRequired: true })}
          </div>
          <div className="form__pair">
            {field('tel', 'phone', t('desk.call.phone'))}
            {field('email', 'email', t('desk.call.email'), { optional: t('desk.call.optional') })}
          </div>
          {field('long', 'said', t('desk.call.said'))}
          <Tick name="mail" label={t('desk.call.mail')} />
          <Go label={t('desk.call.plan')} name="do" value="plan">
            <Press label={t('desk.call.save')} isGhost />
            <span className="small muted">{t('desk.call.note')}</span>
          </Go>
        </PostForm>
      </>
    )
    return { view: 'requests', title: t('desk.call.title'), body }
  }
  const note: Show = async ({ page, text }) => {
    const { staff, locale, hrefs } = page
    const kind = callKinds.find((each) => each === text('about')) ?? 'visit'
    const [home, name, phone, email] = [text('home'), text('name'), text('phone'), text('email')]
    const isMailed = text('mail') === 'yes'
    const call = readCall({ kind, home, name, phone, email, said: text('said'), isMailed }, page)
    const dedupeKey = `call ${staff.id} ${text('key')}`
    const mails = isMailed ? 'visitor' : 'none'
    const id = await context.accept({ ...call, locale, uploads: [], dedupeKey, mails })
    await context.database.db.transaction().execute(async (transaction) => {
      // Whoever noted it spoke to the sender, and has it, also where another office answers for the home.
      const taken = transaction.updateTable('submission').set({ agent: staff.id }).where('id', '=', id)
      const { numUpdatedRows } = await taken.where('state', '=', 'new').executeTakeFirst()
      if (numUpdatedRows > 0n) await changeRequest(transaction, id, { act: 'noteCall', isAnswer: true }, page)
    })
    return text('do') === 'plan' && plannedForms.some((form) => form === call.form)
      ? hrefs.planFor(id)
      : `${hrefs.request(id)}?did=noted&of=${id}`
  }
  get('requests/new', show)
  post('requests/new', note, show)
}

/** What a call can be about, and the form that each stands for: about a home, and about none. */
const callKinds = ['visit', 'question', 'valuation', 'meeting'] as const
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
type TypedCall = Readonly<Record<'home' | 'name' | 'phone' | 'email' | 'said', string>> &
  Readonly<{ kind: CallKind; isMailed: boolean }>

/** Reads a call as the form that it stands for, with the same checks of what was typed. @throws where something is to be corrected */
export function readCall(
  { kind, home, name, phone, email, said, isMailed }: TypedCall,
  { t, subjects, now, today }: DeskPage,
) {
  const wrong = (problem: 'home' | 'name' | 'reach' | 'phone' | 'email' | 'long' | 'mail', at: string) =>
    refuse(t(`desk.call.problem.${problem}`), at)
  const named = `property/${home}`
  const found = named in subjects ? [named] : homesNamed(foldWords(home).split(' '), subjects)
  if (home === '' ? kind === 'visit' : found.length !== 1) wrong('home', 'home')
  if (name === '') wrong('name', 'name')
  if (phone === '' && email === '') wrong('reach', 'phone')
  if (said.length > maxSaid) wrong('long', 'said')
  if (isMailed && email === '') wrong('mail', 'email')
  const form = formOf[kind](home !== '')
  const [firstName = '', ...others] = name.split(/\s+/)
  const typed = { firstName, lastName: others.join(' '), phone, email, message: said, remark: said }
  const posted: PostedTexts = Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => (text === '' ? [] : [[field, [text]]])),
  )
  // What only a visitor can say is left open.
  const context = { today, term: { now, leastHours: 0 }, choices: () => [], parsePhone }
  const { answers, errors } = readForm(forms[form], posted, context)
  if (phone !== '' && 'phone' in errors) wrong('phone', 'phone')
  if (email !== '' && 'email' in errors) wrong('email', 'email')
  const isAbout = form === 'request-visit' || form === 'request-info'
  return { form, subject: isAbout ? found[0] : undefined, answers }
}
