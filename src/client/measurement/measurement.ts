import type { Consent } from '#contracts/consent.ts'
import { allowedScripts, measurementPath, type MeasuringScript } from '#contracts/measuring-scripts.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { withCampaign } from './campaign.ts'
import { push, pushCommand, pushConsent, startDataLayer } from './data-layer.ts'
import { preparePixel } from './pixel.ts'
import { leaveThirdParties, loadThirdParty } from './third-parties.ts'

/**
 * Measures what the visitor allows, now and after each change of consent: first everything denied, then the choice and the
 * page view, last the scripts of the allowed services. Without consent no script is loaded. Rejects when the list of
 * scripts fails to load; then nothing is measured.
 */
export async function startMeasurement(): Promise<void> {
  const scripts: readonly MeasuringScript[] = await (await fetch(measurementPath)).json()
  let loaded: readonly MeasuringScript[] = []
  followConsent((consent) => {
    const allowed = allowedScripts(scripts, consent ?? [])
    if (loaded.some((script) => !allowed.includes(script))) revoke(loaded)
    else if (consent) {
      applyConsent(consent, allowed, loaded)
      loaded = allowed
    }
  })
}

function applyConsent(
  consent: Consent,
  allowed: readonly MeasuringScript[],
  loaded: readonly MeasuringScript[],
): void {
  const added = allowed.filter((script) => !loaded.includes(script))
  const tags = tagsOf(added)
  const isFirst = loaded.length === 0
  if (isFirst) startDataLayer()
  pushConsent('update', consent)
  for (const script of added) prepare(script)
  // Scripts that were loaded before have counted this page view already.
  if (isFirst || tags.length > 0) {
    const mayStore = consent.some((flag) => flag.endsWith('_storage'))
    pushCommand('event', 'page_view', {
      page_location: withCampaign(location.href, mayStore),
      page_referrer: document.referrer,
      send_to: tags,
    })
  }
  for (const { src } of added) loadThirdParty(src)
}

/** Sets up the globals that a script expects when it starts. */
function prepare({ kind, id }: MeasuringScript): void {
  if (kind === 'pixel') preparePixel(id)
  else if (kind === 'tag') pushCommand('config', id, { send_page_view: false })
  else push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}

function tagsOf(scripts: readonly MeasuringScript[]): readonly string[] {
  return scripts.flatMap(({ kind, id }) => (kind === 'tag' ? id : []))
}

function revoke(loaded: readonly MeasuringScript[]): void {
  pushConsent('update', [])
  // `ga-disable-<id>` stops the tag's beacon while the page unloads.
  for (const id of tagsOf(loaded)) Object.assign(globalThis, { [`ga-disable-${id}`]: true })
  // Forgets the stored campaign.
  withCampaign(location.href, false)
  leaveThirdParties()
}
