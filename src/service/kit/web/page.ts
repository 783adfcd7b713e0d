import type { ReactNode } from 'react'

/** A page of the service: what stands between the site's header and footer. */
export type ServicePage = Readonly<{
  title: string
  body: ReactNode
  /** What React needs to take the page over in the browser: a value that JSON can say. */
  state?: object
}>
