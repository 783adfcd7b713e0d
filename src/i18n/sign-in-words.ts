import type { Translate } from './translate.ts'

/** Returns the words of the button that shows a password. */
export function revealWords(t: Translate) {
  return { show: t('account.reveal.show'), hide: t('account.reveal.hide') }
}

/** Returns the words of the form to sign in. */
export function signInWords(t: Translate) {
  return {
    title: t('account.signIn.title'),
    lead: t('account.signIn.lead'),
    email: t('account.signIn.email'),
    password: t('account.signIn.password'),
    reveal: revealWords(t),
    forgotten: t('account.signIn.forgotten'),
    button: t('account.signIn.button'),
    access: t('account.access'),
    staff: t('account.staff'),
  }
}
