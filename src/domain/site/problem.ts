/** A fault in data of an editor or a CRM: what, where, what was expected, what to do. */
export type Problem = Readonly<{
  severity: 'error' | 'warning'
  /** Path of the file, relative to the data or content directory: `properties.json`. */
  file: string
  /** Id of the record, or its position in the list where it has none: `#12`. */
  record?: string
  field?: string
  /** What is wrong, in one clause. */
  message: string
  expected?: string
  /** What was found instead, cut to a readable length. */
  received?: string
  remedy?: string
  /** Whether its listing is left out until it is corrected, while everything else is published. */
  waits?: boolean
  /** Id of the legal rule that it breaks, and the source of that rule. */
  rule?: string
  source?: string
}>
