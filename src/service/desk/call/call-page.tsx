import type { Hono } from 'hono'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, refuse, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { homesNamed } from '#service/desk/requests/seen-requests.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { foldWords } from '#text/fold.ts'
import { field, Go, PostForm, Press, Tick } from '#ui/desk/kit/Form.tsx'
import { PageTop } from '#ui/desk/kit/PageTop.tsx'

/** Adds the page on which a call is noted: it is stored as the form that it stands for. */
export function addCallRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  const show = ({ page, text }: DeskRequest): Shown => {
    const body = <CallPage dedupeKey={text('key') || crypto.randomUUID()} page={page} />
    return { view: 'requests', title: page.t('desk.call.title'), body }
  }
  const note = async ({ page, text }: DeskRequest): Promise<string | Refusal> => {
    const { staff, locale, hrefs } = page
    const call = typedCall(text)
    const read = readCall(call, page)
    if (typeof read === 'string') return refuseCall(read, page)
    const dedupeKey = `call ${staff.id} ${text('key')}`
    const mails = call.isMailed ? 'visitor' : 'none'
    const id = await context.accept({ ...read, locale, uploads: [], dedupeKey, mails })
    await context.database.db.transaction().execute(async (transaction) => {
      // Whoever noted it spoke to the sender, and has it, also where another office answers for the home.
      const taken = transaction.updateTable('submission').set({ agent: staff.id }).where('id', '=', id)
      const { numUpdatedRows } = await taken.where('state', '=', 'new').executeTakeFirst()
      if (numUpdatedRows > 0n) await changeRequest(transaction, id, { act: 'noteCall', isAnswer: true }, page)
    })
    return text('do') === 'plan' && plannedForms.some((form) => form === read.form)
      ? hrefs.planFor(id)
      : `${hrefs.request(id)}?did=noted&of=${id}`
  }
  get('requests/new', show)
  post('requests/new', note, show)
}

function typedCall(text: DeskRequest['text']): TypedCall {
  const kind = callKinds.find((each) => each === text('about')) ?? 'visit'
  const [home, name, phone, email] = [text('home'), text('name'), text('phone'), text('email')]
  return { kind, home, name, phone, email, said: text('said'), isMailed: text('mail') === 'yes' }
}

/** The field at which each problem is told; any other is told at the field of its name. */
const placeOf: Readonly<Partial<Record<CallProblem, string>>> = {
  reach: 'phone',
  long: 'said',
  mail: 'email',
}

/** Returns why a call is not stored. */
export function refuseCall(problem: CallProblem, { t }: DeskPage): Refusal {
  return refuse(t(`desk.call.problem.${problem}`), placeOf[problem] ?? problem)
}

/** Notes what somebody asked on the telephone or at the counter; the key tells a form that is posted twice. */
function CallPage({ dedupeKey, page: { t, hrefs } }: Readonly<{ dedupeKey: string; page: DeskPage }>) {
  const kinds = callKinds.map((value) => ({ value, label: t(`desk.call.kinds.${value}`) }))
  return (
    <>
      <PageTop
        label={t('desk.request.walk')}
        back={{ label: t('desk.views.requests'), href: hrefs.requests }}
        title={t('desk.call.title')}
        lead={t('desk.call.lead')}
      />
      <PostForm post={{ action: hrefs.call, hidden: { key: dedupeKey } }} className="form call">
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
}

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
