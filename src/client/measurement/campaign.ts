import { storageKey } from '#stores/stored-values.ts'

/** Key in session storage of the campaign's `utm_` parameters, stored as they stand in the address. */
export const campaignKey = storageKey('campaign')

/**
 * Returns an address without its hash, with the `utm_` parameters of the visitor's campaign: its own, else those stored
 * earlier in the session. Stores them if `mayStore`, and deletes the stored ones if not.
 * @example withCampaign('https://k.example/nl/#top', true) // 'https://k.example/nl/?utm_source=krant'
 */
export function withCampaign(href: string, mayStore: boolean): string {
  const [address = ''] = href.split('#')
  const own = address.match(/(?<=[?&])utm_[^&]*/g)?.join('&')
  try {
    if (!mayStore) sessionStorage.removeItem(campaignKey)
    else if (own !== undefined) sessionStorage.setItem(campaignKey, own)
    else {
      const kept = sessionStorage.getItem(campaignKey)
      if (kept) return address + (address.includes('?') ? '&' : '?') + kept
    }
  } catch {
    // Storage is blocked: the campaign counts on its landing page only.
  }
  return address
}
