import type { PagingView } from '#ui/kit/Paging.tsx'
import type { AgeView, FaceView, FlagView, LinkView, PostView, ThumbView } from '#ui/desk/kit/act-view.ts'
import type { FieldView } from '#ui/forms/form-view.ts'
import type { BlankView } from '#ui/portal/kit/Blank.tsx'
import type { ChoiceView } from '#ui/portal/kit/Choices.tsx'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'
import type { StatusView } from '#ui/portal/kit/Status.tsx'

/** A request in the list. */
export type RequestRow = Readonly<{
  id: string
  href: string
  /** What is asked, with its moment or amount. */
  title: string
  /** What else is known, or what was written. */
  about?: SpokenView
  flag?: FlagView
  home: Readonly<{ picture: ThumbView; name: string; isNone?: true; place?: string }>
  person: string
  phone?: LinkView
  state: StatusView
  agent: FaceView
  age: AgeView
  /** `Kies Gratis schatting van Rita Goossens`. */
  pick: string
  isPicked: boolean
}>

/** What narrows the list; `hidden` is what else its address asks for. */
export type FiltersView = Readonly<{
  title: string
  /** Whether it is unfolded on a phone: where something is filled in. */
  isOpen: boolean
  action: string
  hidden: PostView['hidden']
  /** The first is what is looked for. */
  fields: readonly FieldView[]
  button: string
}>

/** What narrows the list now, each with the list without it. */
export type ChosenView = Readonly<{ tags: readonly LinkView[]; remove: string; clear: LinkView }>

/** What is done with all requests that are ticked; `more` is the list with each of a page ticked. */
export type BulkView = PostView &
  Readonly<{
    label: string
    /** Follows the number: `aangevinkt`. */
    picked: string
    agent: FieldView
    assign: string
    done: string
    more?: LinkView
  }>

/** The table and its columns; the last leads to the other order. */
export type RequestTable = Readonly<{
  caption: string
  columns: Readonly<Record<'pick' | 'request' | 'home' | 'person' | 'state' | 'agent', string>> &
    Readonly<{ age: LinkView }>
  rows: readonly RequestRow[]
  bulk: BulkView
  /** `1–11 van 11, nieuw eerst, dan wat het langst wacht`. */
  summary: string
  /** Absent for one page. */
  paging?: PagingView
}>

/** The requests that one asked for. */
export type RequestsView = Readonly<{
  title: string
  lead: string
  tools: readonly LinkView[]
  states: Readonly<{ label: string; choices: readonly ChoiceView[] }>
  /** Absent where there is nothing to narrow. */
  filters?: FiltersView
  chosen?: ChosenView
  /** Requests, or what to do where there are none: `ways` are filters to take away. */
  list: RequestTable | (BlankView & Readonly<{ ways?: readonly LinkView[]; note?: string }>)
}>
