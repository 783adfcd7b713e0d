/** Lets the browser keep what is visited (src/worker), once the page is there; a site may be told not to. */
export function startOffline(): void {
  if (document.documentElement.dataset['offline']) return
  // Without a secure address there are no workers, and where one may not be registered the page is as good as it was.
  addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(() => undefined))
}
