import article from '../../content/messages/nl/article.json' with { type: 'json' }
import card from '../../content/messages/nl/card.json' with { type: 'json' }
import consent from '../../content/messages/nl/consent.json' with { type: 'json' }
import costs from '../../content/messages/nl/costs.json' with { type: 'json' }
import errors from '../../content/messages/nl/errors.json' with { type: 'json' }
import filters from '../../content/messages/nl/filters.json' with { type: 'json' }
import formats from '../../content/messages/nl/formats.json' with { type: 'json' }
import forms from '../../content/messages/nl/forms.json' with { type: 'json' }
import gallery from '../../content/messages/nl/gallery.json' with { type: 'json' }
import home from '../../content/messages/nl/home.json' with { type: 'json' }
import labels from '../../content/messages/nl/labels.json' with { type: 'json' }
import layout from '../../content/messages/nl/layout.json' with { type: 'json' }
import legal from '../../content/messages/nl/legal.json' with { type: 'json' }
import live from '../../content/messages/nl/live.json' with { type: 'json' }
import map from '../../content/messages/nl/map.json' with { type: 'json' }
import notFound from '../../content/messages/nl/notFound.json' with { type: 'json' }
import office from '../../content/messages/nl/office.json' with { type: 'json' }
import offline from '../../content/messages/nl/offline.json' with { type: 'json' }
import page from '../../content/messages/nl/page.json' with { type: 'json' }
import personal from '../../content/messages/nl/personal.json' with { type: 'json' }
import project from '../../content/messages/nl/project.json' with { type: 'json' }
import property from '../../content/messages/nl/property.json' with { type: 'json' }
import results from '../../content/messages/nl/results.json' with { type: 'json' }
import seo from '../../content/messages/nl/seo.json' with { type: 'json' }
import states from '../../content/messages/nl/states.json' with { type: 'json' }
import types from '../../content/messages/nl/types.json' with { type: 'json' }
import vacancy from '../../content/messages/nl/vacancy.json' with { type: 'json' }

/** The Dutch messages by group: the source, from which keys and placeholders are taken. */
export const messagesNl = {
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
