import { isConsentDecided } from '#stores/consent.ts'

/**
 * Asks for consent where none is kept, and again where a visitor comes with `?setcookies`, which takes back at once whatever
 * was allowed. All of it is in files of its own; should they not come, the page asks nothing and allows nothing.
 */
export function startConsentQuestion(): void {
  if (/[?&]setcookies\b|#cookies$/.test(location.href))
    import('./withdrawal.ts').then((withdrawal) => withdrawal.askForAddress()).catch(() => {})
  else if (!isConsentDecided()) import('./dialog.ts').then((dialog) => dialog.openDialog()).catch(() => {})
}
