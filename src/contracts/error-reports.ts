/** Path of the file with the path that errors are reported to: a JSON string, `''` where nothing keeps them. */
export const errorReportsPath = '/words/reports.json'

/** An error as a page reports it, in JSON. */
export type PageError = Readonly<{
  message: string
  /** Path of the file, or origin of another site's; `''` when unknown. */
  file: string
  /** From 1; 0 when unknown. */
  line: number
  column: number
  /** Path of the page. */
  page: string
  /** Hash of the page's script: another one in each build that changed it; `''` in development. */
  version: string
}>
