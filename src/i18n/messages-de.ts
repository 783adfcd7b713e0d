import article from '../../content/messages/de/article.json' with { type: 'json' }
import card from '../../content/messages/de/card.json' with { type: 'json' }
import consent from '../../content/messages/de/consent.json' with { type: 'json' }
import costs from '../../content/messages/de/costs.json' with { type: 'json' }
import errors from '../../content/messages/de/errors.json' with { type: 'json' }
import filters from '../../content/messages/de/filters.json' with { type: 'json' }
import formats from '../../content/messages/de/formats.json' with { type: 'json' }
import forms from '../../content/messages/de/forms.json' with { type: 'json' }
import gallery from '../../content/messages/de/gallery.json' with { type: 'json' }
import home from '../../content/messages/de/home.json' with { type: 'json' }
import labels from '../../content/messages/de/labels.json' with { type: 'json' }
import layout from '../../content/messages/de/layout.json' with { type: 'json' }
import legal from '../../content/messages/de/legal.json' with { type: 'json' }
import live from '../../content/messages/de/live.json' with { type: 'json' }
import map from '../../content/messages/de/map.json' with { type: 'json' }
import notFound from '../../content/messages/de/notFound.json' with { type: 'json' }
import office from '../../content/messages/de/office.json' with { type: 'json' }
import offline from '../../content/messages/de/offline.json' with { type: 'json' }
import page from '../../content/messages/de/page.json' with { type: 'json' }
import personal from '../../content/messages/de/personal.json' with { type: 'json' }
import project from '../../content/messages/de/project.json' with { type: 'json' }
import property from '../../content/messages/de/property.json' with { type: 'json' }
import results from '../../content/messages/de/results.json' with { type: 'json' }
import seo from '../../content/messages/de/seo.json' with { type: 'json' }
import states from '../../content/messages/de/states.json' with { type: 'json' }
import types from '../../content/messages/de/types.json' with { type: 'json' }
import vacancy from '../../content/messages/de/vacancy.json' with { type: 'json' }

/** The German messages by group. */
export const messagesDe = {
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
