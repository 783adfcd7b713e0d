import { languageNames, langTags, locales, type Locale, type Translations } from '#domain/values/locale.ts'
import { wantedLanguagesScript } from '#contracts/wanted-languages.ts'
import { escapeHtml } from '#text/escape-html.ts'

/** A redirect page: to one address, or to the address in the visitor's language. */
export type RedirectPage = Readonly<{
  siteName: string
  paths: Translations
  fallback: Locale
  canonical: string
}>

/**
 * Follows the link in the visitor's language, with query and anchor. The same text on all pages, so one hash in the
 * policy.
 */
const followScript = `(()=>{
const links=Object.fromEntries([...document.querySelectorAll('a[hreflang]')].map(a=>[a.hreflang.slice(0,2),a.href]));
const query=new URLSearchParams(location.search),wanted=${wantedLanguagesScript};
const found=wanted.map(l=>links[l]).find(Boolean)||Object.values(links)[0];
const go=href=>{query.delete('lng');const rest=query.toString();location.replace(href+(rest?(href.includes('?')?'&':'?')+rest:'')+location.hash)};
const id=query.get('id'),lookup=document.documentElement.dataset.lookup;
if(!lookup||!id)return go(found);
fetch(lookup).then(r=>r.json()).then(ids=>{const paths=ids[id];query.delete('id');const l=wanted.find(l=>paths&&paths[l]);go(paths?paths[l]||Object.values(paths)[0]:found)},()=>go(found));
})()`

/** Style for visitors who see the page; also one text, one hash. */
const style = `:root{color-scheme:light dark}body{max-width:36rem;margin:18vh auto;padding:0 1.25rem;font:1.0625rem/1.6 'Helvetica Neue',Arial,sans-serif}h1{font:400 2.25rem/1.1 Georgia,serif}ul{padding:0;list-style:none}a{display:block;padding:.7rem 0;border-top:1px solid;color:inherit}`

/**
 * Returns the HTML of a page that redirects by script, with plain links for browsers without script.
 * `lookup` is the address of a file of IDs, for pages called with `?id=`.
 */
export function formatRedirectPage(page: RedirectPage, lookup?: string): string {
  const targets = locales.flatMap((locale) => {
    const path = page.paths[locale]
    return path === undefined ? [] : [{ locale, path }]
  })
  const links = targets.map(
    ({ locale, path }) =>
      `<li><a href="${escapeHtml(path)}" hreflang="${langTags[locale]}" lang="${langTags[locale]}"${path.startsWith('/') ? '' : ' target="_blank" rel="noopener noreferrer"'}>${languageNames[locale]}</a></li>`,
  )
  const [only] = targets
  // With one target, browsers without script redirect too; otherwise the visitor chooses the language.
  const refresh =
    targets.length === 1 && only !== undefined
      ? `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(only.path)}"></noscript>`
      : ''
  const name = escapeHtml(page.siteName)
  return [
    `<!DOCTYPE html><html lang="${langTags[page.fallback]}"${lookup === undefined ? '' : ` data-lookup="${lookup}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${name}</title><link rel="canonical" href="${escapeHtml(page.canonical)}">${refresh}<style>${style}</style></head>`,
    `<body><main><h1>${name}</h1><ul>${links.join('')}</ul></main><script>${followScript}</script></body></html>\n`,
  ].join('')
}
