import type { SpokenText } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** Certificates and papers that an agency asks an owner for. */
export const paperKinds = [
  'epc',
  'electricity',
  'soil',
  'asbestos',
  'planning',
  'titleDeed',
  'oilTank',
  'postInterventionFile',
  'coOwnership',
  'other',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** A document about the sale or letting of a home that its owner may read. */
export type OwnerDocument = Readonly<{
  id: string
  name: SpokenText
  on: PlainDate
  /** Name of its file in the directory of owners' documents; absent where the owner handed in paper. */
  file?: string
  mediaType?: string
  bytes?: number
  from: 'agency' | 'owner'
  /** Which paper it is, so that one that was handed in is not asked for again. */
  paper?: PaperKind
  /** What the agency thinks of what the owner handed in. */
  check?: 'inOrder' | 'checking'
}>

/** A paper that the agency still needs from the owner. */
export type WantedPaper = Readonly<{
  kind: PaperKind
  /** What it is called, where the kind does not say it. */
  name?: SpokenText
  askedOn?: PlainDate
  dueOn?: PlainDate
}>
