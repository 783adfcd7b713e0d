import type account from '../../content/messages/nl/account.json'
import type appointments from '../../content/messages/nl/appointments.json'
import type article from '../../content/messages/nl/article.json'
import type card from '../../content/messages/nl/card.json'
import type consent from '../../content/messages/nl/consent.json'
import type costs from '../../content/messages/nl/costs.json'
import type documents from '../../content/messages/nl/documents.json'
import type filters from '../../content/messages/nl/filters.json'
import type formats from '../../content/messages/nl/formats.json'
import type forms from '../../content/messages/nl/forms.json'
import type gallery from '../../content/messages/nl/gallery.json'
import type home from '../../content/messages/nl/home.json'
import type labels from '../../content/messages/nl/labels.json'
import type layout from '../../content/messages/nl/layout.json'
import type legal from '../../content/messages/nl/legal.json'
import type live from '../../content/messages/nl/live.json'
import type mails from '../../content/messages/nl/mails.json'
import type map from '../../content/messages/nl/map.json'
import type notFound from '../../content/messages/nl/notFound.json'
import type office from '../../content/messages/nl/office.json'
import type offline from '../../content/messages/nl/offline.json'
import type ownerMails from '../../content/messages/nl/ownerMails.json'
import type page from '../../content/messages/nl/page.json'
import type offers from '../../content/messages/nl/offers.json'
import type personal from '../../content/messages/nl/personal.json'
import type portal from '../../content/messages/nl/portal.json'
import type project from '../../content/messages/nl/project.json'
import type property from '../../content/messages/nl/property.json'
import type results from '../../content/messages/nl/results.json'
import type seo from '../../content/messages/nl/seo.json'
import type states from '../../content/messages/nl/states.json'
import type subjects from '../../content/messages/nl/subjects.json'
import type subscriptions from '../../content/messages/nl/subscriptions.json'
import type testimonials from '../../content/messages/nl/testimonials.json'
import type thanks from '../../content/messages/nl/thanks.json'
import type types from '../../content/messages/nl/types.json'
import type vacancy from '../../content/messages/nl/vacancy.json'
import type visits from '../../content/messages/nl/visits.json'

/** The Dutch message files, from which the message keys are derived; new files are added here. */
type DutchMessages = {
  account: typeof account
  appointments: typeof appointments
  article: typeof article
  card: typeof card
  consent: typeof consent
  costs: typeof costs
  documents: typeof documents
  filters: typeof filters
  formats: typeof formats
  forms: typeof forms
  gallery: typeof gallery
  home: typeof home
  labels: typeof labels
  layout: typeof layout
  legal: typeof legal
  live: typeof live
  mails: typeof mails
  map: typeof map
  notFound: typeof notFound
  office: typeof office
  offline: typeof offline
  ownerMails: typeof ownerMails
  page: typeof page
  offers: typeof offers
  personal: typeof personal
  portal: typeof portal
  project: typeof project
  property: typeof property
  results: typeof results
  seo: typeof seo
  states: typeof states
  subjects: typeof subjects
  subscriptions: typeof subscriptions
  testimonials: typeof testimonials
  thanks: typeof thanks
  types: typeof types
  vacancy: typeof vacancy
  visits: typeof visits
}

/** `results.count_one` and `results.count_other` have one key: `results.count`. */
type WithoutPluralSuffix<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

type KeysBelow<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPluralSuffix<`${Prefix}${Key}`>
    : KeysBelow<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

/**
 * Key of a message, without plural suffix.
 * @example 'results.count'
 */
export type MessageKey = KeysBelow<DutchMessages, ''>
