import CMS from '@sveltia/cms'
import { numberWidget } from '../listings/number-words.ts'
import { type GivenNumber, ListingNumber } from './listing-number.ts'

const tag = 'listing-number'

/** Makes the number of a listing a control of its own. An element of the page draws it, so that no React is bundled for it. */
export function registerListingNumber(): void {
  customElements.define(tag, ListingNumber)
  // The editor's own `createElement`, which it publishes for such controls.
  const createElement = Reflect.get(window, 'h') as (name: string, props: object) => never
  CMS.registerFieldType(numberWidget, ({ value, field, forID, entry, onChange }) => {
    const { listing, words } = field.toJS()
    const isSaved = Boolean(entry?.get('slug'))
    const given: GivenNumber = { id: forID, listing, value, isSaved, words, pick: onChange }
    return createElement(tag, { given })
  })
}
