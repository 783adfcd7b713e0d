import type { Consent } from '#contracts/consent.ts'
import { allowedScripts, measurementPath, type MeasuringScript } from '#contracts/measuring-scripts.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { withCampaign } from './campaign.ts'
import { beginDataLayer, push, tell, tellConsent } from './data-layer.ts'
import { preparePixel } from './pixel.ts'

/**
 * Measures as far as a visitor allows it, now and after every choice: everything denied first, then the choice and the
 * view of the page, and last the scripts of the services that may be loaded. After a refusal nothing is loaded, and
 * nobody reads what stands there. Rejects where the site's own list of them cannot be had: then nobody measures.
 */
export async function startMeasurement(): Promise<void> {
  const scripts: readonly MeasuringScript[] = await (await fetch(measurementPath)).json()
  let loaded: readonly MeasuringScript[] = []
  followConsent((consent) => {
    const allowed = allowedScripts(scripts, consent ?? [])
    if (loaded.some((script) => !allowed.includes(script))) leave(loaded)
    else if (consent) {
      obey(consent, allowed, loaded)
      loaded = allowed
    }
  })
}

function obey(
  consent: Consent,
  allowed: readonly MeasuringScript[],
  loaded: readonly MeasuringScript[],
): void {
  const added = allowed.filter((script) => !loaded.includes(script))
  const tags = tagsOf(added)
  const isFirst = loaded.length === 0
  if (isFirst) beginDataLayer()
  tellConsent('update', consent)
  for (const script of added) prepare(script)
  // What was loaded before has had its view of this page.
  if (isFirst || tags.length > 0) {
    const mayStore = consent.some((flag) => flag.endsWith('_storage'))
    tell('event', 'page_view', {
      page_location: withCampaign(location.href, mayStore),
      page_referrer: document.referrer,
      send_to: tags,
    })
  }
  for (const { src } of added) loadThirdParty(src)
}

/** Makes ready what a script finds once it is there. */
function prepare({ kind, id }: MeasuringScript): void {
  if (kind === 'pixel') preparePixel(id)
  else if (kind === 'tag') tell('config', id, { send_page_view: false })
  else push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}

function tagsOf(scripts: readonly MeasuringScript[]): readonly string[] {
  return scripts.flatMap(({ kind, id }) => (kind === 'tag' ? id : []))
}

function leave(loaded: readonly MeasuringScript[]): void {
  tellConsent('update', [])
  // A tag so named sends no farewell while the page goes.
  for (const id of tagsOf(loaded)) Object.assign(globalThis, { [`ga-disable-${id}`]: true })
  // It is forgotten.
  withCampaign(location.href, false)
  leaveThirdParties()
}

/** Loads a script of somebody else; scripts run in the order in which they were asked for. */
export function loadThirdParty(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
}

/**
 * Takes leave of scripts that may no longer run. A script cannot be unloaded: what it has kept here since consent was taken
 * back is forgotten, and the page loads anew without it.
 */
export function leaveThirdParties(): void {
  import('#stores/forget-third-parties.ts')
    .then((kept) => kept.forgetThirdParties())
    .finally(() => location.reload())
}
