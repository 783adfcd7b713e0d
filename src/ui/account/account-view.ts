import type { AuthFormView, AuthNoticeView } from './auth-view.ts'

/** Turning the second step of signing in on and off. */
export type SecondStepView = Readonly<{
  title: string
  lead: string
  /** Whether it is on, in a word. */
  state: string
  isOn: boolean
  /** While it is being turned on: what an app scans, and the same key to type. */
  setup?: Readonly<{
    scan: string
    qr: Readonly<{ size: number; path: string }>
    keyLabel: string
    key: string
  }>
  /** New recovery codes, shown once. */
  codes?: Readonly<{ text: string; items: readonly string[] }>
  left?: string
  forms: readonly AuthFormView[]
}>

/** What an owner is mailed. */
export type MailSwitchesView = Readonly<{
  title: string
  action: string
  switches: readonly Readonly<{ name: string; label: string; why: string; isOn: boolean }>[]
  button: string
}>

/** In which language an owner reads the portal and is written to. */
export type LanguageChoiceView = Readonly<{
  title: string
  action: string
  label: string
  choices: readonly Readonly<{ value: string; label: string; lang: string; isCurrent: boolean }>[]
  button: string
}>

/** A device that is signed in. */
export type SessionView = Readonly<{
  id: string
  device: string
  when: string
  /** A word for this device, or the button that signs another out. */
  state?: string
  end?: string
}>

/** The account of an owner. */
export type AccountView = Readonly<{
  title: string
  lead: string
  notice?: AuthNoticeView
  email: Readonly<{ title: string; current: string; form: AuthFormView }>
  password: Readonly<{ title: string; form: AuthFormView }>
  second: SecondStepView
  /** Absent for staff without a home. */
  mails?: MailSwitchesView
  language: LanguageChoiceView
  sessions: Readonly<{
    title: string
    action: string
    items: readonly SessionView[]
    /** Absent where no other device is signed in. */
    endAll?: string
    /** Absent for staff, whose sign-ins nobody is told of. */
    note?: string
  }>
}>
