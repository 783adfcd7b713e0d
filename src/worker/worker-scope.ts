/**
 * The part of a service worker's global scope that is used here. TypeScript has types for pages or for workers, and
 * this program has both.
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
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}>

/** An event that keeps the worker alive until its promises settle. */
type ExtendableEvent = Readonly<{ waitUntil: (work: Promise<unknown>) => void }>

/** A request of a page. */
export type FetchEvent = ExtendableEvent &
  Readonly<{
    request: Request
    /** The page that makes the request. */
    clientId: string
    /** The page that a navigation opens. */
    resultingClientId: string
    /** The response to a navigation, requested while the worker was starting. */
    preloadResponse: Promise<Response | undefined>
    respondWith: (answer: Promise<Response>) => void
  }>

type WorkerEvents = Readonly<{
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & Readonly<{ data: unknown }>
}>
