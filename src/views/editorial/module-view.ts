import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import type { FormView } from '#ui/forms/form-view.ts'
import type { ContactWaysView } from '#views/forms/contact-ways.ts'
import type { Background } from './background.ts'
import type { JobView } from './vacancy-teaser.ts'
import type { LinkView } from '#views/shell/link.ts'
import type { OfficeView } from './office.ts'
import type { PersonView } from './person.ts'
import type { SaidView } from './testimonial.ts'
import type { DealRow } from '#views/sold/deal-rows.ts'
import type { PictureView } from '#views/kit/picture.ts'
import type { ArticleTeaserView } from './article-teaser.ts'
import type { ParagraphsView, TextView } from '#views/kit/text.ts'

/** Columns of 12 that a module spans at medium and at large widths. */
export type ColumnsView = Readonly<{ md: number; lg: number }>

/** Fields of every module. */
export type ModuleFrame = Readonly<{
  id: number
  /** Id of its heading; also the anchor by which it is linked to. */
  anchor: string
  title?: TextView
  headingLevel: 1 | 2
  /** Level of the headings of what it lists: below its own heading, else below that of the page. */
  itemLevel: 2 | 3
  text: ParagraphsView
  note: ParagraphsView
  background: Background
  /** Class names of the record: the layout variant. */
  classNames: readonly string[]
  backdrop?: PictureView
  pictures: readonly PictureView[]
  columns: ColumnsView
  itemsPerRow: number
}>

/** The content of a module. */
export type ModuleContent =
  | Readonly<{ kind: 'text' }>
  | Readonly<{ kind: 'claims'; claims: readonly Readonly<{ figure: string; label: string }>[] }>
  | Readonly<{
      kind: 'properties'
      count: string
      more: LinkView
      cards: readonly CardView[]
      layout: 'spread' | 'row' | 'single'
    }>
  | Readonly<{ kind: 'projects'; count: string; more: LinkView; cards: readonly ProjectCardView[] }>
  | Readonly<{ kind: 'feature'; teaser: ArticleTeaserView; readMore: string }>
  | Readonly<{
      kind: 'articles'
      articles: readonly ArticleTeaserView[]
      layout: 'lead' | 'grid' | 'rows' | 'pair'
      more?: LinkView
      none: string
    }>
  | Readonly<{
      kind: 'team'
      /** Whether portraits are shown: in the team's own view only. */
      withPortraits: boolean
      groups: readonly Readonly<{
        key: string
        name?: string
        /** Of a group that is an office. */
        office?: OfficeView
        people: readonly PersonView[]
      }>[]
      more?: LinkView
    }>
  | Readonly<{ kind: 'said'; quotes: readonly SaidView[]; more?: LinkView }>
  | Readonly<{ kind: 'deals'; lead: string; rows: readonly DealRow[]; more: LinkView }>
  | Readonly<{ kind: 'jobs'; jobs: readonly JobView[]; more?: LinkView; none: string }>
  | Readonly<{ kind: 'form'; form: FormView; ways: ContactWaysView; offices: readonly OfficeView[] }>
  /** Leads to a form, which `form` begins: its one field that must be filled in. */
  | Readonly<{ kind: 'call'; link: LinkView; phone: LinkView; form?: FormView }>

/** A block of a page. */
export type ModuleView = ModuleFrame & Readonly<{ content: ModuleContent }>

/** Modules in one row: one, or several narrow ones. */
export type ModuleRow = readonly ModuleView[]
