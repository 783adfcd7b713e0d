import type { ReactNode } from 'react'

/** A page of the service: what stands between the site's header and footer. */
export type ServicePage = Readonly<{ title: string; body: ReactNode }>
