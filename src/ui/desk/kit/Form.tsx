import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { AgainView, PostView } from './act-view.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import type { ControlView, FieldView } from '#ui/forms/form-view.ts'

/** What every form of a page has: the token of the session, and what was posted where that was refused. */
export const OfPage = createContext<Readonly<{ token: string; again?: AgainView }>>({ token: '' })

/** What was posted with the form that a field stands in, where that was refused. */
export const OfForm = createContext<AgainView | undefined>(undefined)

/** Returns what was posted under a name with the form that this stands in, where that was refused. */
export function usePosted(name: string): string | undefined {
  return use(OfForm)?.texts[name]?.[0]
}

type FormProps = Readonly<{ post: PostView; className?: string; id?: string; children: ReactNode }>

/** A form that is posted, with what it says unseen; a list of its own is where a skip link leads. */
export function PostForm({ post, className, id, children }: FormProps) {
  const { token, again } = use(OfPage)
  const { action, hidden } = post
  return (
    <form
      method="post"
      action={action}
      className={className}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      {Object.entries({ token, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OfForm value={again && isSame(post, again) ? again : undefined}>{children}</OfForm>
    </form>
  )
}

/** Whether a form is the one that was posted: of several for the same act it is that of the same request. */
function isSame({ action, also = [], hidden = {} }: PostView, { path, texts }: AgainView): boolean {
  const { request } = hidden
  return [action, ...also].includes(path) && (request === undefined || texts['request']?.[0] === request)
}

type RowProps = Readonly<{ post: PostView; button: string; isMain?: true; children: ReactNode }>

/** One field and its button in a row; `isMain` for the one thing to do on a page. */
export function FieldForm({ post, button, isMain, children }: RowProps) {
  return (
    <PostForm post={post} className={isMain ? 'field-row' : 'field-row small-fields'}>
      {children}
      <Press label={button} isGhost={!isMain} isSmall={!isMain} />
    </PostForm>
  )
}

type Own = Partial<Pick<FieldView, 'id' | 'hint' | 'isRequired' | 'optional' | 'maxLength'>> &
  Readonly<{
    /** What it begins with; several for boxes to tick. */
    value?: string | readonly string[]
    /** Shown instead of choices. */
    picker?: ReactNode
  }>

/** What the control of a kind has beside that. */
type ControlOf<Kind, Control = ControlView> = Control extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Omit<Control, 'kind'>
    : never
  : never

type More<Kind> = Own & ControlOf<Kind>

/** Returns a field, that need not be filled in unless it says so. @example field('text', 'subject', t('desk.answer.subject'), { isRequired: true }) */
export function field<Kind extends ControlView['kind']>(
  kind: Kind,
  name: string,
  label: string,
  ...[more]: Record<string, never> extends More<Kind> ? [more?: More<Kind>] : [more: More<Kind>]
): ReactNode {
  return <Field key={name} {...({ kind, name, label, ...more } as FieldProps)} />
}

type FieldProps = ControlView & Own & Readonly<{ name: string; label: string }>

/** In a form that was refused a field holds what was typed, and says what is wrong. */
function Field(props: FieldProps) {
  const { name, label, value = '', id = name, isRequired = false, ...more } = props
  const { hint, optional, maxLength, picker, ...control } = more
  const again = use(OfForm)
  const begin = typeof value === 'string' ? [value] : value
  const values = again?.texts[name] ?? (control.kind === 'picks' && again ? [] : begin)
  const own = { id, name, label, isRequired, hint, optional, maxLength, error: again?.wrong?.[name] }
  return (
    <FormField field={{ ...own, control, values: values.filter((each) => each !== '') }} picker={picker} />
  )
}

type TickProps = Readonly<{ name: string; label: string; isOn?: boolean }>

/** A box to tick; in a form that was refused it is as it was posted. */
export function Tick({ name, label, isOn = false }: TickProps) {
  const again = use(OfForm)
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={again === undefined ? isOn : again.texts[name] !== undefined}
      />
      <span>{label}</span>
    </label>
  )
}

type Look = Readonly<{ label: string; isBad?: boolean; isGhost?: boolean; isSmall?: boolean }>
type Press = Look &
  Pick<ComponentProps<'button'>, 'name' | 'value' | 'formAction' | 'formNoValidate' | 'disabled'>

/** A button that sends its form; bad for what cannot be undone. */
export function Press({ label, isBad, isGhost, isSmall, ...more }: Press) {
  const looks = [isBad && 'button--bad', isGhost && 'button--ghost', isSmall && 'button--small']
  return (
    <button className={['button', ...looks].filter(Boolean).join(' ')} type="submit" {...more}>
      {label}
    </button>
  )
}

type NarrowProps = Readonly<{
  action: string
  button: string
  /** What stands beside the button. */
  beside?: ReactNode
  children: ReactNode
}>

/** What narrows a page, in a row with its button: the address says it. */
export function Narrow({ action, button, beside, children }: NarrowProps) {
  return (
    <form className="field-row small-fields" action={action}>
      {children}
      <Press label={button} isGhost isSmall />
      {beside}
    </form>
  )
}

/** The button at the end of a form, and what stands beside it: a way out, a note. */
export function Go({ children, ...press }: Press & Readonly<{ children?: ReactNode }>) {
  return (
    <div className="desk-go">
      <Press {...press} />
      {children}
    </div>
  )
}
