/**
 * What a service worker sees around it, as far as it is used here. TypeScript has types for pages or for workers, and
 * the program has both.
 */
export type WorkerScope = Readonly<{
  location: Location
  registration: ServiceWorkerRegistration
  clients: Readonly<{
    matchAll: (
      which: Readonly<{ includeUncontrolled: true }>,
    ) => Promise<readonly Readonly<{ url: string }>[]>
  }>
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ) => void
}>

/** An event until whose work is done the browser lets the worker live. */
type Lasting = Readonly<{ waitUntil: (work: Promise<unknown>) => void }>

/** A request of a page. */
export type FetchEvent = Lasting &
  Readonly<{
    request: Request
    /** The page that asks. */
    clientId: string
    /** The page that a navigation leads to. */
    resultingClientId: string
    /** The answer to a navigation, asked for while the worker was waking. */
    preloadResponse: Promise<Response | undefined>
    respondWith: (answer: Promise<Response>) => void
  }>

type WorkerEvents = Readonly<{
  install: Lasting
  activate: Lasting
  fetch: FetchEvent
  message: Lasting & Readonly<{ data: unknown }>
}>
