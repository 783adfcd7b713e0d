import { formAnswerKey } from '#routes/path/route-keys.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The page that the service fills with a form that it refused; only sites whose forms are received have it. */
export const formAnswer: PageKindDefinition<Readonly<{ kind: 'form-answer' }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  isKeptOffline: false,
  asksConsent: false,
  isMeasured: false,
  expand: (input) =>
    input.catalogue.site.formsEndpoint === undefined
      ? []
      : [
          {
            ...ownPage(input, 'form-answer'),
            key: formAnswerKey(),
            target: { kind: 'form-answer' },
            isIndexable: false,
          },
        ],
}
