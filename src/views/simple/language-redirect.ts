import { wantedLanguagesScript } from '#contracts/wanted-languages.ts'

/**
 * Returns the script of the page at `/`: it redirects to the home page in the visitor's first language that the site
 * has, with query and hash. `replace` keeps the page out of the history, so that Back leaves the site.
 */
export function redirectScript(homes: Readonly<Record<string, string>>): string {
  return `(()=>{const homes=${JSON.stringify(homes)},found=${wantedLanguagesScript}.find(l=>Object.hasOwn(homes,l));
if(found)location.replace(homes[found]+location.search+location.hash)})()`
}
