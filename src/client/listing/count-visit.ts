/**
 * Tells the service of this site that the page of a home was opened, and on which host the page before was. It keeps nothing in
 * the browser. Where the beacon is blocked, the visit is not counted, and nothing else happens.
 */
export function countVisit(to: string, subject: string): void {
  const from = document.referrer === '' ? '' : new URL(document.referrer).hostname
  navigator.sendBeacon(to, new URLSearchParams({ subject, from }))
}
