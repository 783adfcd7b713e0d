import { storageKey } from '#stores/stored-text.ts'

/** Where the campaign of a session is kept: its parameters as they stand in an address. */
export const campaignKey = storageKey('campaign')

/**
 * Returns an address without its hash, with the parameters of the campaign that a visitor came by: its own, else those of an
 * earlier one in the same session. Only where they may be stored are they kept, and where they may not, what was kept is
 * forgotten.
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
    // Blocked: the campaign is known on the page that it led to.
  }
  return address
}
