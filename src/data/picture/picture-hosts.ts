/** Returns the address of a picture that is no file; undefined for a file. */
export function toPictureAddress(url: string): URL | undefined {
  const full = url.startsWith('//') ? `https:${url}` : url
  return /^[a-z]+:/i.test(full) ? (URL.parse(full) ?? undefined) : undefined
}

/**
 * Whether pictures may come from an address: `https` at a host of `pictureHosts` in site.json; `http` too where the list
 * names `localhost`.
 */
export function isPictureHost(address: URL, hosts: readonly string[]): boolean {
  return (
    hosts.includes(address.hostname) &&
    (address.protocol === 'https:' || (address.protocol === 'http:' && isLocalHost(address)))
  )
}

/** Whether an address is this machine by name: a list that has `localhost` means it, and it needs no TLS. */
export function isLocalHost({ hostname }: URL): boolean {
  return hostname === 'localhost'
}
