import type { LinkView, PostView, ThumbView } from '#ui/desk/kit/act-view.ts'
import type { FieldView } from '#ui/forms/form-view.ts'
import type { LogoView } from '#ui/portal/frame/Logo.tsx'
import type { WalkView } from './request-view.ts'

/** A box to tick. */
type TickView = Readonly<{ name: string; label: string; isOn: boolean }>

/** Words of the answer; the desk filled in those that are marked. */
export type LetterPart = Readonly<{ text: string; isFilledIn?: true }>

/** The answer as it arrives. */
export type PreviewView = Readonly<{
  title: string
  /** `bijgewerkt 8.52 uur`. */
  at: string
  head: readonly Readonly<{ label: string; text: string }>[]
  wordmark: LogoView['wordmark']
  /** Of the visitor. */
  lang: string
  paragraphs: readonly (readonly LetterPart[])[]
  home?: Readonly<{ picture: ThumbView; name: string; about: string; link?: LinkView }>
  hint: string
}>

/** An answer to a request: begun from a template, written, looked at, sent. */
export type AnswerView = Readonly<{
  walk: WalkView
  title: string
  lead: string
  templates: Readonly<{
    legend: string
    label: string
    items: readonly (LinkView & Readonly<{ kind?: string; isCurrent: boolean }>)[]
  }>
  form: PostView
  /** Subject and words. */
  fields: readonly FieldView[]
  ticks: readonly TickView[]
  /** How the request stands once it is answered. */
  after: FieldView
  send: string
  update: string
  cancel: LinkView
  preview: PreviewView
}>
