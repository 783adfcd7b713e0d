/**
 * Script text of a list: the languages that a visitor may want, two letters each, first wish first. The order is
 * the specification's: query `lng`, cookie, local storage, session storage, the browser's languages, the html tag.
 * A page without script cannot know them, so every place that asks, asks with this text.
 */
export const wantedLanguages = [
  "[new URLSearchParams(location.search).get('lng'),",
  '(/(?:^|; )i18next=([^;]*)/.exec(document.cookie)||[])[1],',
  // Storage may be blocked: then it throws where it is named.
  "...['localStorage','sessionStorage'].map(s=>{try{return window[s].getItem('i18nextLng')}catch{}}),",
  '...(navigator.languages||[navigator.language]),document.documentElement.lang]',
  ".map(l=>String(l||'').slice(0,2).toLowerCase())",
].join('')
