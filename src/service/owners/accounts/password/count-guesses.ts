import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be'

/** What people say in one breath, which the dictionaries have word by word. */
const phrases =
  'ikhouvanjou ikhouvanje ikhouvandij mijnhuis onshuis mijnwachtwoord mamapapa jetaime jetadore monamour mamaison notremaison monmotdepasse motdepasse ichliebedich ichliebdich meinhaus unserhaus meinpasswort meinschatz iloveyou mypassword myhouse ourhouse letmein homesweethome vastgoed immobilier immobilien realestate clubbrugge anderlecht rodeduivels zonnebloem lieveheersbeestje sterrenbeeld voetballen'.split(
    ' ',
  )

/** Characters of a password that are looked at: the work grows with their cube, and this many are enough to be strong. */
const looked = 40

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  maxLength: looked,
  dictionary: {
    phrases,
    passwords: common['passwords-common'],
    dutch: dutch.commonWords,
    dutchNames: [...dutch.boysFirstnames, ...dutch.girlsFirstnames],
    dutchSurnames: dutch.lastnames,
    dutchTopics: dutch.wikipedia,
    french: french['commonWords-fr'],
    frenchNames: french['firstnames-fr'],
    frenchTopics: french['wikipedia-fr'],
    german: german.commonWords,
    germanNames: german.firstnames,
    germanTopics: german.wikipedia,
    english: english['commonWords-en'],
    englishNames: english['firstnames-en'],
  },
})

/** Returns after about how many guesses a password is found by somebody who tries the likely ones first. */
export function countGuesses(password: string, known: readonly string[]): number {
  return estimator.check(password.slice(0, looked), [...known]).guesses
}
