import type { ComponentProps } from 'react'

/** The words of the button that shows what was typed as a password, and hides it again. */
export type RevealView = Readonly<{ show: string; hide: string }>

/** A field of an account. */
export type AuthFieldView = Readonly<{
  /** Also its ID. */
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  /** Of a password. */
  reveal?: RevealView
  autoComplete: NonNullable<ComponentProps<'input'>['autoComplete']>
  value?: string
  hint?: string
  error?: string
  inputMode?: 'numeric'
  maxLength?: number
}>

/** A link or a telephone number. */
export type WayView = Readonly<{ label: string; href: string }>

/** A form of an account: fields, what a tick keeps, what is posted along, and the button. */
export type AuthFormView = Readonly<{
  action: string
  /** What a script proves some work for before it posts. */
  provesWork?: string
  fields: readonly AuthFieldView[]
  tick?: Readonly<{ name: string; label: string }>
  hidden?: Readonly<Record<string, string>>
  button: string
  /** Below the last field, such as the link for a forgotten password. */
  way?: WayView
}>

/** What was wrong, or what became of something. */
export type AuthNoticeView = Readonly<{
  kind: 'error' | 'status'
  title: string
  text?: string
  /** Leads to the field to correct. */
  items?: readonly WayView[]
}>

/** A page for signing in and what belongs to it. */
export type AuthView = Readonly<{
  title: string
  lead?: string
  notice?: AuthNoticeView
  form?: AuthFormView
  /** Small print below: a sentence with a link. */
  notes: readonly Readonly<{ text?: string; way?: WayView }>[]
}>
