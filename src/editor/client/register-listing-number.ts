import CMS from '@sveltia/cms'
import { numberWidget } from '../listings/number-words.ts'
import { type GivenNumber, ListingNumber } from './listing-number.ts'

const tag = 'listing-number'

/** What the editor hands to a control; `field` and `entry` are maps of Immutable. */
type ControlProps = Readonly<{
  value: unknown
  field: Readonly<{ toJS: () => Readonly<Record<string, unknown>> }>
  forID: string
  entry?: Readonly<{ get: (name: string) => unknown }>
  onChange: (value: number | '') => void
}>

/** Makes the number of a listing a control of its own. An element of the page draws it, so that no React is bundled for it. */
export function registerListingNumber(): void {
  customElements.define(tag, ListingNumber)
  // The editor's own `createElement`, which it publishes for such controls.
  const createElement = Reflect.get(window, 'h') as (name: string, props: object) => never
  CMS.registerFieldType(numberWidget, ({ value, field, forID, entry, onChange }: ControlProps) => {
    const { listing, words } = field.toJS()
    const given = { id: forID, listing, value, isSaved: Boolean(entry?.get('slug')), words, pick: onChange }
    return createElement(tag, { given: given as GivenNumber })
  })
}
