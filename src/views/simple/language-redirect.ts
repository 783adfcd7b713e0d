import { wantedLanguagesScript } from '#contracts/wanted-languages.ts'

/**
 * Returns the script of the page at `/`: it redirects to the home page in the visitor's first language that the site
 * has, with hash and query but for `lng`, which has done its work. `replace` keeps the page out of the history, so that Back leaves the site.
 */
export function redirectScript(homes: Readonly<Record<string, string>>): string {
  return `(()=>{const homes=${JSON.stringify(homes)},found=${wantedLanguagesScript}.find(l=>Object.hasOwn(homes,l));
const query=new URLSearchParams(location.search);query.delete('lng');const rest=query.toString();
if(found)location.replace(homes[found]+(rest?'?'+rest:'')+location.hash)})()`
}
