import { languageNames, langTags, locales, type Locale, type Translations } from '#domain/locale.ts'

/** A page that leads on: to one address, or to the one in the visitor's language. */
export type RedirectPage = Readonly<{
  siteName: string
  paths: Translations
  fallback: Locale
  canonical: string
}>

/**
 * Finds the visitor's language in the specification's order (query `lng`, cookie, local storage, session storage,
 * browser, page) and follows its link, query and anchor kept. One text for all pages: one hash in the policy.
 */
const followScript = `(()=>{
const links=Object.fromEntries([...document.querySelectorAll('a[hreflang]')].map(a=>[a.hreflang.slice(0,2),a.href]));
const query=new URLSearchParams(location.search);
const stored=s=>{try{return s().getItem('i18nextLng')}catch{return null}};
const wanted=[query.get('lng'),/(?:^|; )i18next=([^;]+)/.exec(document.cookie)?.[1],stored(()=>localStorage),stored(()=>sessionStorage),...navigator.languages,document.documentElement.lang];
const found=wanted.map(l=>links[(l||'').slice(0,2).toLowerCase()]).find(Boolean)||Object.values(links)[0];
const go=href=>{query.delete('lng');const rest=query.toString();location.replace(href+(rest?'?'+rest:'')+location.hash)};
const id=query.get('id'),lookup=document.documentElement.dataset.lookup;
if(!lookup||!id)return go(found);
fetch(lookup).then(r=>r.json()).then(ids=>{const paths=ids[id];query.delete('id');const l=wanted.map(l=>(l||'').slice(0,2).toLowerCase()).find(l=>paths&&paths[l]);go(paths?paths[l]||Object.values(paths)[0]:found)},()=>go(found));
})()`.replaceAll('\n', '')

/**
 * Returns the HTML of a page that leads on by script, and by plain links where none runs.
 * `lookup` is the address of a file of ids, for pages that are called with `?id=`.
 */
export function formatRedirectPage(page: RedirectPage, lookup?: string): string {
  const targets = locales.flatMap((locale) => {
    const path = page.paths[locale]
    return path === undefined ? [] : [{ locale, path }]
  })
  const links = targets.map(
    ({ locale, path }) =>
      `<li><a href="${path}" hreflang="${langTags[locale]}" lang="${langTags[locale]}">${languageNames[locale]}</a></li>`,
  )
  const [only] = targets
  // With one target a browser without script follows as well; the language is for a person to choose.
  const refresh =
    targets.length === 1 && only !== undefined
      ? `<noscript><meta http-equiv="refresh" content="0;url=${only.path}"></noscript>`
      : ''
  const name = escapeHtml(page.siteName)
  return [
    `<!DOCTYPE html><html lang="${langTags[page.fallback]}"${lookup === undefined ? '' : ` data-lookup="${lookup}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${name}</title><link rel="canonical" href="${page.canonical}">${refresh}</head>`,
    `<body><main><h1>${name}</h1><ul>${links.join('')}</ul></main><script>${followScript}</script></body></html>\n`,
  ].join('')
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
