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
  const url = new URL(href)
  url.hash = ''
  const own = [...url.searchParams].filter(([name]) => name.startsWith('utm_'))
  try {
    if (!mayStore) sessionStorage.removeItem(campaignKey)
    else if (own.length > 0) sessionStorage.setItem(campaignKey, String(new URLSearchParams(own)))
    else
      for (const [name, value] of new URLSearchParams(sessionStorage.getItem(campaignKey) ?? ''))
        url.searchParams.append(name, value)
  } catch {
    // Blocked: the campaign is known on the page that it led to.
  }
  return url.href
}
