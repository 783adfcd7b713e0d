import type { AuthNoticeView, AuthView, RevealView, WayView } from './auth-view.ts'

/** Words of the form to sign in. */
export type SignInWords = Readonly<{
  title: string
  lead?: string
  email: string
  password: string
  reveal: RevealView
  forgotten: string
  button: string
  access: string
  staff: string
}>

type SignIn = Readonly<{
  words: SignInWords
  action: string
  forgottenHref: string
  call: WayView
  /** What was typed before. */
  email?: string
  hidden?: Readonly<Record<string, string>>
  notice?: AuthNoticeView
}>

/** Returns the page to sign in: the same in a built page and from the service. */
export function viewSignIn({ words, action, forgottenHref, call, email, hidden, notice }: SignIn): AuthView {
  return {
    title: words.title,
    lead: words.lead,
    notice,
    form: {
      action,
      hidden,
      fields: [
        { name: 'email', label: words.email, type: 'email', autoComplete: 'username', value: email },
        {
          name: 'password',
          label: words.password,
          type: 'password',
          reveal: words.reveal,
          autoComplete: 'current-password',
        },
      ],
      way: { label: words.forgotten, href: forgottenHref },
      button: words.button,
    },
    notes: [{ text: words.access, way: call }, { text: words.staff }],
  }
}
