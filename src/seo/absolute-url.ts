/**
 * Returns the full address of a path; an address that is full already stays as it is.
 * @param baseUrl origin of the site without a trailing slash
 * @example absoluteUrl('https://kouterenkaai.example', '/nl/') // 'https://kouterenkaai.example/nl/'
 */
export function absoluteUrl(baseUrl: string, pathOrUrl: string): string {
  return /^https?:\/\//.test(pathOrUrl) ? pathOrUrl : `${baseUrl}${pathOrUrl}`
}
