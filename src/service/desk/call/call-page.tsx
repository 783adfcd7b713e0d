import type { Hono } from 'hono'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { homesNamed } from '#service/desk/requests/seen-requests.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { foldWords } from '#text/fold.ts'
import { Go, Press } from '#ui/desk/kit/Go.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import type { FieldView } from '#ui/forms/form-view.ts'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'

/** Adds the page on which a call is noted: it is stored as the form that it stands for. */
export function addCallRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context)
  get('requests/new', (request) => show(request, typedCall(request)))
  post('requests/new', async (request) => {
    const { page, text } = request
    const { staff, locale, hrefs } = page
    const call = typedCall(request)
    const read = readCall(call, page)
    if (typeof read === 'string') return show(request, call, read)
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
  })
}

function typedCall({ text }: Pick<DeskRequest, 'text'>): TypedCall {
  const kind = callKinds.find((each) => each === text('about')) ?? 'visit'
  const [home, name, phone] = [text('home'), text('name'), text('phone')]
  return {
    kind,
    home,
    name,
    phone,
    email: text('email'),
    said: text('said'),
    isMailed: text('mail') === 'yes',
  }
}

function show({ page, text }: DeskRequest, call: TypedCall, problem?: CallProblem): Shown {
  const body = (
    <CallPage call={call} problem={problem} dedupeKey={text('key') || crypto.randomUUID()} page={page} />
  )
  return { view: 'requests', title: page.t('desk.call.title'), body, status: problem && 422 }
}

/** The field at which each problem is told; any other is told at the field of its name. */
const placeOf: Readonly<Partial<Record<CallProblem, string>>> = {
  reach: 'phone',
  long: 'said',
  mail: 'email',
}

type Props = Readonly<{ call: TypedCall; problem?: CallProblem; dedupeKey: string; page: DeskPage }>

/** Notes what somebody asked on the telephone or at the counter; the key tells a form that is posted twice. */
function CallPage({ call, problem, dedupeKey, page: { t, hrefs, token } }: Props) {
  const field = (
    name: 'home' | 'name' | 'phone' | 'email' | 'said',
    control: FieldView['control'],
    more: Partial<FieldView> = {},
  ) => {
    const error =
      problem && (placeOf[problem] ?? problem) === name ? t(`desk.call.problem.${problem}`) : undefined
    const own = { id: `call-${name}`, name, label: t(`desk.call.${name}`), values: [call[name]], error }
    return <FormField field={{ ...own, control, isRequired: name === 'name', ...more }} />
  }
  const choices = callKinds.map((value) => ({ value, label: t(`desk.call.kinds.${value}`) }))
  return (
    <>
      <div className="case-top">
        <Walk
          label={t('desk.request.walk')}
          back={{ label: t('desk.views.requests'), href: hrefs.requests }}
        />
        <ViewHead title={t('desk.call.title')} lead={t('desk.call.lead')} />
      </div>
      <PostForm post={{ action: hrefs.call, hidden: { token, key: dedupeKey } }} className="form call">
        <FormField
          field={{
            id: 'call-about',
            name: 'about',
            label: t('desk.call.about'),
            isRequired: true,
            control: { kind: 'pick', choices },
            values: [call.kind],
          }}
        />
        <div className="form__pair">
          {field('home', { kind: 'text' }, { hint: t('desk.call.homeHint') })}
          {field('name', { kind: 'text' }, { hint: t('desk.call.nameHint') })}
        </div>
        <div className="form__pair">
          {field('phone', { kind: 'tel' })}
          {field('email', { kind: 'email' }, { optional: t('desk.call.optional') })}
        </div>
        {field('said', { kind: 'long' })}
        <label className="check">
          <input type="checkbox" name="mail" value="yes" defaultChecked={call.isMailed} />{' '}
          {t('desk.call.mail')}
        </label>
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
