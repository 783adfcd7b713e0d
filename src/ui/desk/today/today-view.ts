import type {
  ActView,
  AgeView,
  ButtonView,
  FieldFormView,
  FlagView,
  LinkView,
  ThumbView,
} from '#ui/desk/kit/act-view.ts'
import type { CardTableView } from '#ui/desk/kit/CardTable.tsx'
import type { DecisionView } from '#ui/portal/pages/Decision.tsx'
import type { BlankView } from '#ui/portal/kit/Blank.tsx'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** A visit of today. */
export type VisitView = Readonly<{
  at: string
  time: string
  home: LinkView
  visitor: string
  flag?: FlagView
  /** `tot 10:30, met Wannes. Sleutel ligt op kantoor.` */
  about: string
  /** The first is the telephone. */
  links: readonly LinkView[]
}>

/** A request that nobody touched yet. */
export type NewRequestView = LinkView &
  Readonly<{ picture: ThumbView; about: string; age: AgeView; take: ButtonView & Readonly<{ of: string }> }>

/** A part at the foot of the page: what comes back, what was praised, what was not mailed. */
export type TailView = Readonly<{
  title: string
  count: string
  items: readonly Readonly<{ title: LinkView; bad?: string; text: SpokenView; act?: ActView }>[]
}>

type Heading = Readonly<{ title: string; count?: string; more?: LinkView }>

/** What a person does today. */
export type WorkView = Readonly<{
  visits: Heading & Readonly<{ items: readonly VisitView[]; next: string }>
  news: Heading & Readonly<{ items: readonly NewRequestView[]; blank?: BlankView }>
}>

/** What is to be done today. */
export type TodayView = Readonly<{
  hello: string
  /** The news in a sentence, and what it means. */
  title: string
  lead: string
  /** The one thing to decide now, and whom to give it to. */
  decision?: DecisionView & Readonly<{ handOver?: FieldFormView }>
  /** Or who does what. */
  work: WorkView | (Heading & Readonly<{ table: CardTableView }>)
  tails: readonly TailView[]
}>
