import type { ActView, AgeView, FieldFormView, FlagView, LinkView, ThumbView } from '#ui/desk/kit/act-view.ts'
import type { CardTableView } from '#ui/desk/kit/CardTable.tsx'
import type { FileView } from '#ui/portal/kit/Files.tsx'
import type { NoticeView } from '#ui/portal/kit/Notice.tsx'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'
import type { StatusView } from '#ui/portal/kit/Status.tsx'

/** The way back, and the request's neighbours in the list that one came from. */
export type WalkView = Readonly<{
  label: string
  back: LinkView
  /** `2 van 11`. */
  position?: string
  previous?: LinkView
  next?: LinkView
}>

/** The home that a request is about, as it is now. */
export type HomeNowView = Readonly<{
  title: string
  /** All requests about it. */
  all?: LinkView
  picture: ThumbView
  name: string
  href?: string
  place: string
  state: StatusView
  price?: string
  /** `3 biedingen`. */
  note?: string
  /** What is not as it was when the request was sent. */
  change?: FlagView
  /** What is good to know, with the number of the owner between its two halves. */
  owner?: Readonly<{ before: string; phone?: LinkView; after?: string }>
}>

/** A question of the form and what was answered; nothing where it was left open. */
export type AskedRow = Readonly<{
  label: string
  value?: SpokenView
  /** Whether it was typed in a box of several lines. */
  isLong?: boolean
  /** What follows from it: `(de huur is 28 % daarvan)`. */
  note?: string
  link?: LinkView
}>

/** Something that happened: `mail` was sent, `bad` went wrong, `note` is for colleagues only. */
export type LineItem = Readonly<{
  key: string
  kind: 'event' | 'mail' | 'bad' | 'note'
  at: string
  when: string
  /** In bold: who wrote a note, or what went wrong. */
  lead?: string
  text: SpokenView
}>

/** A note to colleagues; a press on a call posts it elsewhere. */
export type NoteBoxView = FieldFormView &
  Readonly<{ calls: readonly Readonly<{ label: string; action: string }>[]; hint: string }>

/** Something to decide beside the answers; the first act is the next step. */
export type PanelView = Readonly<{
  title: string
  /** `Vandaag, 14:00 tot 14:30`. */
  big?: string
  text?: string
  /** Requests of others for the same, in order of arrival; the shown one has no address. */
  ranking?: readonly Readonly<{ name: string; href?: string; after: string; state: StatusView }>[]
  acts: readonly ActView[]
  links?: readonly LinkView[]
  hint?: string
}>

/** Whose request it is, and what else that person asked. */
export type PersonView = Readonly<{
  name: string
  href?: string
  phone?: LinkView
  email?: LinkView
  language: string
  /** `Krijgt ook de mailalert: …`. */
  also?: string
  others: Readonly<{ title: string; items: readonly (LinkView & Readonly<{ about: string }>)[] }>
  /** That nothing was heard of this person before. */
  first: string
}>

/** One request and all that is known about it. */
export type RequestView = Readonly<{
  walk: WalkView
  /** That a colleague was first, or has it open. */
  notice?: NoticeView
  head: Readonly<{ state: StatusView; facts: readonly string[]; age: AgeView; title: string }>
  /** The first is the next step. */
  acts: readonly ActView[]
  more: Readonly<{ label: string; acts: readonly ActView[] }>
  panels: readonly PanelView[]
  /** An offer as it was signed. */
  said?: Readonly<{ title: string; lines: readonly string[]; lang?: string; note: string }>
  home?: HomeNowView
  files?: Readonly<{ title: string; items: readonly FileView[] }>
  asked: Readonly<{ title: string; rows: readonly AskedRow[]; none: string }>
  /** Homes that were sold nearby. */
  nearby?: Readonly<{ title: string; table: CardTableView }>
  /** What the law asks of whoever reads this. */
  caution?: string
  line: Readonly<{ title: string; items: readonly LineItem[]; note: NoteBoxView }>
  aside: string
  person: PersonView
  handOver: FieldFormView
  wait: FieldFormView & Readonly<{ hint: string }>
  /** `Biedingen worden na 183 dagen gewist: dit op 26 mei 2027.` */
  term?: string
}>

/** A request before it is erased: its number is typed first. */
export type EraseView = Readonly<{
  walk: WalkView
  title: string
  lead: string
  /** What is erased and what stays, each with what is in bold after it. */
  parts: readonly Readonly<{
    title: string
    items: readonly Readonly<{ text: string; strong?: string }>[]
  }>[]
  form: FieldFormView
  cancel: LinkView
  /** The way to erase all of a person, with the words before it. */
  person?: LinkView & Readonly<{ before: string }>
}>
