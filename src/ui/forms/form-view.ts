/** A choice of a field, in words. */
export type ChoiceView = Readonly<{ value: string; label: string; count?: string }>

/** How a field is asked for, in words. */
export type ControlView =
  | Readonly<{ kind: 'text' | 'email' | 'tel' | 'url' | 'date' | 'long' }>
  | Readonly<{ kind: 'number'; min: number; max?: number; step: number }>
  | Readonly<{ kind: 'file'; accept: string }>
  | Readonly<{ kind: 'pick' | 'picks'; choices: readonly ChoiceView[] }>
  | Readonly<{ kind: 'menu'; choices: readonly ChoiceView[]; emptyLabel: string }>

/** A field with its words. */
export type FieldView = Readonly<{
  /** Unique on the page. */
  id: string
  name: string
  label: string
  hint?: string
  isRequired: boolean
  /** Said behind the label of a field that may stay empty, unless its group has said it. */
  optional?: string
  control: ControlView
  autocomplete?: string
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
}>

/** A statement to agree to, with the link that stands in its middle. */
export type AgreementView = Readonly<{
  id: string
  name: string
  before: string
  link?: Readonly<{ label: string; href: string }>
  after: string
}>

/** Fields that stand beside each other where there is room, and how they share it. */
export type RowView = Readonly<{
  key: string
  fields: readonly FieldView[]
  share: 'even' | 'wideFirst' | 'wideLast'
}>

/** Everything that a form shows. */
export type FormView = Readonly<{
  id: string
  /** The heading that names the form. */
  labelledBy: string
  groups: readonly Readonly<{ key: string; legend?: string; optional?: string; rows: readonly RowView[] }>[]
  agreements: readonly AgreementView[]
}>
