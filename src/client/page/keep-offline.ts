/** Asks the worker to keep a page that was not visited. */
export function keepOffline(href: string | undefined): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(href))
}
