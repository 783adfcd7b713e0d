import article from '../../content/messages/fr/article.json' with { type: 'json' }
import card from '../../content/messages/fr/card.json' with { type: 'json' }
import consent from '../../content/messages/fr/consent.json' with { type: 'json' }
import costs from '../../content/messages/fr/costs.json' with { type: 'json' }
import errors from '../../content/messages/fr/errors.json' with { type: 'json' }
import filters from '../../content/messages/fr/filters.json' with { type: 'json' }
import formats from '../../content/messages/fr/formats.json' with { type: 'json' }
import forms from '../../content/messages/fr/forms.json' with { type: 'json' }
import gallery from '../../content/messages/fr/gallery.json' with { type: 'json' }
import home from '../../content/messages/fr/home.json' with { type: 'json' }
import labels from '../../content/messages/fr/labels.json' with { type: 'json' }
import layout from '../../content/messages/fr/layout.json' with { type: 'json' }
import legal from '../../content/messages/fr/legal.json' with { type: 'json' }
import live from '../../content/messages/fr/live.json' with { type: 'json' }
import map from '../../content/messages/fr/map.json' with { type: 'json' }
import notFound from '../../content/messages/fr/notFound.json' with { type: 'json' }
import office from '../../content/messages/fr/office.json' with { type: 'json' }
import offline from '../../content/messages/fr/offline.json' with { type: 'json' }
import page from '../../content/messages/fr/page.json' with { type: 'json' }
import personal from '../../content/messages/fr/personal.json' with { type: 'json' }
import project from '../../content/messages/fr/project.json' with { type: 'json' }
import property from '../../content/messages/fr/property.json' with { type: 'json' }
import results from '../../content/messages/fr/results.json' with { type: 'json' }
import seo from '../../content/messages/fr/seo.json' with { type: 'json' }
import states from '../../content/messages/fr/states.json' with { type: 'json' }
import types from '../../content/messages/fr/types.json' with { type: 'json' }
import vacancy from '../../content/messages/fr/vacancy.json' with { type: 'json' }

/** The French messages by group. */
export const messagesFr = {
  article,
  card,
  consent,
  costs,
  errors,
  filters,
  formats,
  forms,
  gallery,
  home,
  labels,
  layout,
  legal,
  live,
  map,
  notFound,
  office,
  offline,
  page,
  personal,
  project,
  property,
  results,
  seo,
  states,
  types,
  vacancy,
}
