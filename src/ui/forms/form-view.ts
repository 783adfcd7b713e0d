import type { ReactNode, Ref } from 'react'
import type { FormId } from '#forms/form.ts'
import type { AboutView } from './about-view.ts'

/** An option of a field and its label; of a town `zip` is the postal code, and `also` what else it is looked for by. */
export type ChoiceView = Readonly<{
  value: string
  label: string
  count?: string
  zip?: string
  also?: string
}>

/** A tick of its own line, and what is said below it; `about` names the only kind of subject that it is for. */
export type TickView = ChoiceView & Readonly<{ hint: string; about?: 'property' | 'project' }>

/** A day with moments to choose; one that is `taken` cannot be. */
export type DayView = Readonly<{
  /** ISO date. */
  date: string
  weekday: string
  day: string
  /** `isOwn` marks the moment that the visitor has. */
  slots: readonly Readonly<{ value: string; time: string; note?: string; isTaken: boolean; isOwn?: true }>[]
}>

/** What is said where the service does not tell what is free, and the label of what asks it again. */
export type AwayView = Readonly<{ text: string; retry: string }>

/** The control of a field. */
export type ControlView =
  | Readonly<{ kind: 'text' | 'email' | 'tel' | 'url' | 'time' | 'long' }>
  /** From the first day of its calendar to the last; `most` is how many months ahead it may be, in words. */
  | Readonly<{ kind: 'date'; first: string; last: string; most?: string }>
  /** `least` and `most` are its limits in words. */
  | Readonly<{ kind: 'number' | 'money'; min: number; least: string; most: string }>
  | Readonly<{ kind: 'file'; accept: string }>
  /**
   * The service alone knows what is free: a form shows its {@link Moments}, and says where they are chosen until then.
   * `none` says what to do where no moment can be chosen.
   */
  | Readonly<{
      kind: 'slot'
      moreLabel: string
      none: Readonly<Record<'officeUnknown' | 'officeCalls' | 'full', string>>
      away: AwayView
    }>
  /** Set by the page that the form stands on. */
  | Readonly<{ kind: 'set'; choices: readonly ChoiceView[] }>
  /** `foldLabel` opens a list that is too long to show whole; what is chosen stays in sight. */
  | Readonly<{ kind: 'pick' | 'picks'; choices: readonly ChoiceView[]; foldLabel?: string }>
  | Readonly<{ kind: 'ticks'; choices: readonly TickView[] }>
  /** Without `emptyLabel` the first choice is chosen. */
  | Readonly<{ kind: 'menu'; choices: readonly ChoiceView[]; emptyLabel?: string }>

/** Returns the timetable of a field, or what to do without one; nothing for any other control. */
export type Moments = (field: FieldView) => ReactNode

/** A field and its texts. */
export type FieldView = Readonly<{
  /** Unique on the page. */
  id: string
  name: string
  label: string
  /** What an error calls it, where the label is a question. */
  shortName?: string
  hint?: string
  isRequired: boolean
  /** Shown after the label of an optional field, unless its group shows it. */
  optional?: string
  control: ControlView
  autocomplete?: string
  maxLength?: number
  /** What the visitor sent before, as text; several for checkboxes. */
  values?: readonly string[]
  /** A file that the service keeps until the form is right; `label` says so. */
  kept?: Readonly<{ key: string; label: string }>
  /** Sentence that says what to correct. */
  error?: string
  /** A tick that says that an unusual amount is meant, with that amount. */
  sure?: Readonly<{ label: string; value: string }>
}>

/** A statement to agree to, with a link in its middle. */
export type AgreementView = Readonly<{
  id: string
  name: string
  before: string
  link?: Readonly<{ label: string; href: string }>
  after: string
  isTicked?: boolean
  error?: string
}>

/** Fields that share a row on wide screens, and their widths. */
export type RowView = Readonly<{
  key: string
  fields: readonly FieldView[]
  share: 'even' | 'wideFirst' | 'wideLast'
  /** The tick below which it stands, and which opens it. */
  shownWith?: Readonly<{ field: string; tick: string }>
}>

/** When the parts of a price off plan are due, and what may not be asked. */
export type StagesView = Readonly<{
  title: string
  stages: readonly Readonly<{ when: string; part: string }>[]
  notice: NoticeView
}>

/** Fields under a heading; the stages of payment stand below them for a subject that is still to be built. */
export type GroupView = Readonly<{
  key: string
  legend?: string
  optional?: string
  rows: readonly RowView[]
  /** Whether it is closed until it is wanted. */
  isFolded?: boolean
  stages?: StagesView
}>

/** How the sending of a form stands; `tooMany` is a limit that the visitor has reached. */
export type SendingState = 'ready' | 'sending' | 'cancelled' | 'offline' | 'failed' | 'tooMany'

/** What became of a form that was sent. */
export type NoticeView = Readonly<{ title: string; text: string }>
/** Words about a form that is sent; `waiting` and `again` are what its button says then. */
export type NoticesView = Readonly<{
  sending: string
  waiting: string
  retry: string
  again: string
  offline: NoticeView
  failed: NoticeView
  tooMany: NoticeView
}>

/** Controls that an island shows instead of those of fields, by the name of the field. */
export type Pickers = Readonly<Record<string, ReactNode>>

/** What is shown of the files of a form. */
export type FilesView = Readonly<{
  /** What is shown below each control of a file, by its name. */
  chosen: Readonly<Record<string, ReactNode>>
  /** How far the files are, while they are sent. */
  upload?: ReactNode
  /** Says the same once in a while; replaces the note below the button. */
  status?: string
}>

/** The one group of a form in steps that is shown. */
export type StepView = Readonly<{
  /** Key of the group. */
  key: string
  title: string
  /** Gets the focus when the step is shown. */
  heading: Ref<HTMLHeadingElement>
  isLast: boolean
  /** The list of all steps. */
  list: ReactNode
  /** What leads to the next step instead of the button that sends; absent in the last step. */
  next?: ReactNode
  /** What leads to the step before. */
  back?: ReactNode
}>

/** How a form is sent by a plain post. */
export type SendingView = Readonly<{
  action: string
  /** What the button does, such as "Vraag het bezoek aan". */
  button: string
  /** What happens next, below the button. */
  note: string
  /** What a tick says about an unusual amount. */
  sure?: string
  /** Label of the field that people never see, and that only robots fill in. */
  trap: string
  /** Begins the title of the page while something must be corrected: `Fout: `. */
  titlePrefix: string
  notices: NoticesView
  hasFiles: boolean
  /** Other ways to the agency, for a form that does not arrive. */
  call: Readonly<{ label: string; href: string }>
  mail: Readonly<{ label: string; href: string }>
}>

/** The box above a form that was refused: each line leads to its field, and `offer` is one press that corrects it. */
export type ErrorSummaryView = Readonly<{
  title: string
  text?: string
  offer?: Readonly<{ name: string; value: string; label: string }>
  items: readonly Readonly<{ href: string; label: string }>[]
}>

/** The fields and texts of a form. */
export type FormView = Readonly<{
  id: FormId
  /** Absent for a form about no listing. */
  about?: AboutView
  /** Name of that home or project, such as `property/2417`; what the visitor sent before. */
  subject?: string
  /** What the link said with which the visitor came; on a form that comes back. */
  campaign?: string
  /** ID of the office on whose page it stands. */
  office?: string
  /** ID of the heading that names the form. */
  labelledBy: string
  /** Hours for which it binds at least; absent for a form that is no offer. */
  leastHours?: number
  groups: readonly GroupView[]
  agreements: readonly AgreementView[]
  /** Where and how it is sent; absent as long as nothing receives it. */
  sending?: SendingView
  /** What must be corrected, above the fields. */
  errors?: ErrorSummaryView
}>
