/** A link and its words. */
export type LinkView = Readonly<{ label: string; href: string }>

/** Where a form is posted, and what it says unseen beside the token of the session: the version that was shown. */
export type PostView = Readonly<{
  action: string
  /** Where buttons of it post instead. */
  also?: readonly string[]
  hidden?: Readonly<Record<string, string>>
}>

/** What was posted to a path and refused, and what is wrong with its fields, by their names. */
export type AgainView = Readonly<{
  path: string
  texts: Readonly<Record<string, readonly string[] | undefined>>
  wrong?: Readonly<Record<string, string>>
}>

/** A button that posts. */
export type ButtonView = PostView & Readonly<{ label: string }>

/** Something that can be done: a link to a page, or a button; `isBad` for what cannot be undone. */
export type ActView = (LinkView | ButtonView) & Readonly<{ isBad?: true }>

/** What was done last, and the button that takes it back. */
export type DoneView = Readonly<{ text: string; undo?: ButtonView }>

/** A picture of a home, or the icon that stands for none. */
export type ThumbView = Readonly<{ src: string; width: number; height: number }> | 'home' | 'document'

/** A member of staff: first name and initials; without initials nobody. */
export type FaceView = Readonly<{ name: string; initials?: string }>

/** A remark on yellow, or on red for what is wrong. */
export type FlagView = Readonly<{ text: string; isBad?: true }>

/** How long ago something was, red where that is too long. */
export type AgeView = Readonly<{ text: string; isLate: boolean }>
