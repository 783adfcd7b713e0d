import article from '../../content/messages/en/article.json' with { type: 'json' }
import card from '../../content/messages/en/card.json' with { type: 'json' }
import consent from '../../content/messages/en/consent.json' with { type: 'json' }
import costs from '../../content/messages/en/costs.json' with { type: 'json' }
import errors from '../../content/messages/en/errors.json' with { type: 'json' }
import filters from '../../content/messages/en/filters.json' with { type: 'json' }
import formats from '../../content/messages/en/formats.json' with { type: 'json' }
import forms from '../../content/messages/en/forms.json' with { type: 'json' }
import gallery from '../../content/messages/en/gallery.json' with { type: 'json' }
import home from '../../content/messages/en/home.json' with { type: 'json' }
import labels from '../../content/messages/en/labels.json' with { type: 'json' }
import layout from '../../content/messages/en/layout.json' with { type: 'json' }
import legal from '../../content/messages/en/legal.json' with { type: 'json' }
import live from '../../content/messages/en/live.json' with { type: 'json' }
import map from '../../content/messages/en/map.json' with { type: 'json' }
import notFound from '../../content/messages/en/notFound.json' with { type: 'json' }
import office from '../../content/messages/en/office.json' with { type: 'json' }
import offline from '../../content/messages/en/offline.json' with { type: 'json' }
import page from '../../content/messages/en/page.json' with { type: 'json' }
import personal from '../../content/messages/en/personal.json' with { type: 'json' }
import project from '../../content/messages/en/project.json' with { type: 'json' }
import property from '../../content/messages/en/property.json' with { type: 'json' }
import results from '../../content/messages/en/results.json' with { type: 'json' }
import seo from '../../content/messages/en/seo.json' with { type: 'json' }
import states from '../../content/messages/en/states.json' with { type: 'json' }
import types from '../../content/messages/en/types.json' with { type: 'json' }
import vacancy from '../../content/messages/en/vacancy.json' with { type: 'json' }

/** The English messages by group. */
export const messagesEn = {
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
