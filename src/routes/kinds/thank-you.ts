import { thankYouKey } from '#routes/path/route-keys.ts'
import { fixedPages } from '#routes/expand/fixed-entry.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Pages after a form was sent, of one office where each has its own. */
export const thankYou: PageKindDefinition<Readonly<{ kind: 'thank-you'; form: string; officeId?: string }>> =
  {
    ...ordinary,
    isKeptOffline: false,
    asksConsent: false,
    expand: (input) =>
      fixedPages(input, 'feedback').map(({ entry: { form, officeId }, draft }) => ({
        ...draft,
        key: thankYouKey(form, officeId),
        target: { kind: 'thank-you', form, officeId },
      })),
  }
