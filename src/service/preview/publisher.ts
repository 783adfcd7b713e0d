import type { PublicationState } from '#domain/publishing/publication-state.ts'

/** What an editor can ask for: to publish what was saved, or to go back to the site before the live one. */
export type PublicationAct = 'publish' | 'undo'

/** Publishes the site, one publication at a time. */
export type Publisher = Readonly<{
  look: () => Promise<PublicationState>
  /** Begins; false while another publication runs. */
  begin: (act: PublicationAct) => boolean
}>
