import type { Translate } from './translate.ts'

/** Returns the words of the form to sign in. */
export function signInWords(t: Translate) {
  return {
    title: t('account.signIn.title'),
    lead: t('account.signIn.lead'),
    email: t('account.signIn.email'),
    password: t('account.signIn.password'),
    forgotten: t('account.signIn.forgotten'),
    button: t('account.signIn.button'),
    access: t('account.access'),
  }
}
