/** Name by which the chosen language is kept: query parameter, cookie and both storages. */
const storageKeys = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' }

/**
 * Returns the script of the page at `/`: it leads to the home page of the visitor's language and keeps the
 * query and the hash. It looks where the specification says and in its order: query string `lng`, cookie,
 * local storage, session storage, the browser's languages, the html tag. A language that the site does not
 * have is passed over. `replace` keeps the page out of the history, so that Back leaves the site.
 */
export function redirectScript(homes: Readonly<Record<string, string>>): string {
  const { query, cookie, storage } = storageKeys
  return `(()=>{const h=${JSON.stringify(homes)},q=new URLSearchParams(location.search),k=${JSON.stringify(storage)};
const s=n=>{try{return window[n].getItem(k)}catch{return null}};
const c=document.cookie.match(/(?:^|; )${cookie}=([^;]*)/);
const found=[q.get(${JSON.stringify(query)}),c&&c[1],s('localStorage'),s('sessionStorage'),...(navigator.languages||[navigator.language]),document.documentElement.lang]
.map(l=>String(l||'').slice(0,2).toLowerCase()).find(l=>Object.hasOwn(h,l));
if(found)location.replace(h[found]+location.search+location.hash)})()`
}
