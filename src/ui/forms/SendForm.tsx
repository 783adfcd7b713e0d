import type { ComponentProps, ReactNode, Ref } from 'react'
import { FormBody } from './FormBody.tsx'
import { FormNotice } from './FormNotice.tsx'
import type {
  ErrorSummaryView,
  FilesView,
  FormView,
  Moments,
  Pickers,
  SendingState,
  SendingView,
  StepView,
} from './form-view.ts'

type Props = Readonly<{
  form: FormView
  sending: SendingView
  state?: SendingState
  /** The timetable of a form for an appointment, once it is known. */
  moments?: Moments
  /** The step of a form in steps; without one it is shown whole. */
  step?: StepView
  files?: FilesView
  pickers?: Pickers
  /** What the form says back of its answers. */
  said?: ReactNode
  /** What is shown below controls, by their name. */
  below?: Readonly<Record<string, ReactNode>>
  /** What an island adds. */
  live?: Readonly<{
    element: Ref<HTMLFormElement>
    /** The box of errors. */
    summary: Ref<HTMLDivElement>
    listeners: Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'onBlur' | 'onInput'>
  }>
}>

/** A form that posts without script: what to correct, the fields, what became of it, and the button. */
export function SendForm(props: Props) {
  const { form, sending, state = 'ready', moments, step, files, pickers, said, below, live } = props
  const { action, trap } = sending
  const trapId = `${form.id}-trap`
  return (
    <>
      {form.errors !== undefined && (
        <ErrorSummary formId={form.id} errors={form.errors} ref={live?.summary} />
      )}
      <form
        ref={live?.element}
        className={state === 'sending' ? 'form form--still' : 'form'}
        id={form.id}
        method="post"
        action={action}
        encType={sending.hasFiles ? 'multipart/form-data' : undefined}
        aria-labelledby={form.labelledBy}
        // A form that is sent before it is awake is sent again by the island.
        data-replay=""
        {...live?.listeners}
      >
        {form.about !== undefined && <input type="hidden" name="subject" defaultValue={form.subject} />}
        {form.campaign !== undefined && <input type="hidden" name="campaign" defaultValue={form.campaign} />}
        {step?.list}
        <FormBody
          form={form}
          moments={moments}
          step={step}
          chosen={below ?? files?.chosen}
          pickers={pickers}
          said={said}
        />
        <p className="form__trap">
          <label htmlFor={trapId}>{trap}</label>
          <input id={trapId} type="text" name="trap" tabIndex={-1} autoComplete="off" />
        </p>
        <div className="form__send">
          <div className="form__notice" aria-live="polite">
            <FormNotice sending={sending} state={state} />
          </div>
          <SendButton form={form} sending={sending} state={state} step={step} files={files} />
        </div>
      </form>
    </>
  )
}

type ButtonProps = Pick<Props, 'form' | 'sending' | 'step' | 'files'> & Readonly<{ state: SendingState }>

/** The button keeps its place and its focus while the form is under way; the status below says so too. */
function SendButton({ form, sending, state, step, files }: ButtonProps) {
  const { button, note, notices } = sending
  const labels: Readonly<Record<SendingState, string>> = {
    ready: button,
    sending: notices.sending,
    cancelled: button,
    offline: notices.waiting,
    failed: notices.again,
    tooMany: notices.again,
  }
  const hasClosedFields = form.groups.some(({ rows }) =>
    rows.some(({ shownWith }) => shownWith !== undefined),
  )
  const isWaiting = state === 'sending' || state === 'offline'
  return (
    <>
      <div className="form__go">
        {step?.next ?? (
          <button
            className="button"
            type="submit"
            // A browser would stop at a field that no tick has opened: the service checks these forms alone.
            formNoValidate={hasClosedFields}
            aria-disabled={isWaiting ? true : undefined}
          >
            {labels[state]}
          </button>
        )}
        {step?.back}
      </div>
      {files?.upload ?? (state === 'sending' && <div className="form__busy" />)}
      {/* What is seen of an upload is exact; what is said is now and then. */}
      <output className={files?.upload === undefined ? 'form__note' : 'vh'} hidden={step?.isLast === false}>
        {files?.status ?? (state === 'sending' ? notices.sending : note)}
      </output>
    </>
  )
}

/** The page that answers a post without script begins at what must be corrected. */
const takesFocus = { autoFocus: true } as const

type SummaryProps = Readonly<{ formId: string; errors: ErrorSummaryView; ref?: Ref<HTMLDivElement> }>

function ErrorSummary({ formId, errors, ref }: SummaryProps) {
  const { title, text, offer, items } = errors
  const id = `${formId}-errors`
  return (
    <div ref={ref} className="errors" role="alert" aria-labelledby={id} tabIndex={-1} {...takesFocus}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {offer !== undefined && (
        <button
          className="button button--small"
          type="submit"
          form={formId}
          name={offer.name}
          value={offer.value}
        >
          {offer.label}
        </button>
      )}
      <ul>
        {items.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
