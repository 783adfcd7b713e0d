import type { ViewContext } from '#views/kit/context.ts'

/** Where a page of a home is counted, and under which name. */
export type VisitCountView = Readonly<{ to: string; subject: string }>

/** Returns where visits to a home or project are counted; undefined where no service stands beside the site. */
export function viewVisitCount({ catalogue }: ViewContext, subject: string): VisitCountView | undefined {
  const endpoint = catalogue.site.formsEndpoint
  // Another host only receives forms.
  return endpoint?.startsWith('/') === true ? { to: `${endpoint}/visits`, subject } : undefined
}
