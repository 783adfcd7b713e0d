import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPassword } from '#service/owners/accounts/password/check-password.ts'

const known = [
  'mevrouw De Backer',
  'Backer',
  'mevrouwDeBacker',
  'DeBacker',
  'an.debacker@voorbeeld.be',
  'debacker',
  'Kouter & Kaai',
  'KouterKaai',
  'Kouter',
  'Kaai',
  'Berlare',
]
const check = (password: string) => checkPassword(password, { again: password, known })

const guessed = {
  Dutch:
    'wachtwoord1234 Wachtwoord2026! welkom123456 hallo12345678 geheim123456 geheimgeheim liefde123456 ikhouvanjou12 zonnebloem123 zomer2026zomer voetbal123456 clubbrugge1234 vlaanderen123 wachtwoordwachtwoord W@chtw00rd123',
  French:
    'azerty123456 azertyuiop123 motdepasse2024 Motdepasse!2024 bonjour123456 jetaime123456 soleil123456 marseille1234 doudou123456 chouchou123456 nicolas123456 belgique1234 immobilier123 motdepassemotdepasse',
  German:
    'passwort1234 Passwort2025! qwertz123456 ichliebedich ichliebedich1 schatzi123456 hallohallo12 immobilien123 fussball1234 sonnenschein1',
  English:
    'password12345 P@ssw0rd12345 letmein123456 iloveyou12345 welcome123456 administrator1 football123456 sunshine12345 qwertyuiop12 abcdefghijkl',
  ours: 'kouterenkaai1 KouterKaai2026 debacker2026! andebacker123 berlare123456 eigenaar12345 an.debacker@voorbeeld.be 1234567890987654321 aaaaaaaaaaaaa',
}

const strong = [
  'een huis aan het Donkmeer',
  'paard batterij nietje correct',
  'vier koeien dansen op zolder',
  'fiets-lamp-tulp-zeven',
  'groene laarzen in de regen',
  'ik eet elke dinsdag mosselen',
  'le chat dort sur la chaudière',
  'quatre vaches dansent au grenier',
  'vélo lampe tulipe sept',
  'mon voisin élève des alpacas',
  'die Katze schläft auf dem Ofen',
  'vier Kühe tanzen im Heu',
  'Fahrrad Lampe Tulpe sieben',
  'mein Nachbar züchtet Alpakas',
  'the cat sleeps on the boiler',
  'four cows dancing upstairs',
  'bicycle lamp tulip seven',
  'Xk7#pQ9!vL2m',
  'gT5vR8wZ1qPx',
  'wq7-Lm2-zB9-f',
]

describe.each(Object.entries(guessed))('%s', (_, list) => {
  test.each(list.split(' '))('%s is refused as easily guessed', async (password) => {
    expect(await check(password)).toBe('tooCommon')
  })
})

test.each(strong)('%s is taken', async (password) => {
  expect(await check(password)).toBeUndefined()
})

test('no year, row of digits or mark makes a common word strong', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('wachtwoord', 'motdepasse', 'passwort', 'password', 'Kouter', 'debacker'),
      fc.constantFrom('2024', '2026', '123456', '12345678', '000000', '1234'),
      fc.constantFrom('', '!', '.', '?'),
      async (word, digits, mark) => {
        expect(await check(`${word}${digits}${mark}`)).toMatch(/tooCommon|tooShort/)
      },
    ),
    { numRuns: 40 },
  )
})

test('the longest password is looked at quickly', async () => {
  const before = performance.now()
  expect(await check('ab7'.repeat(42))).toBe('tooCommon')
  const characters = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(33 + ((at * 37) % 90)))
  expect(await check(characters.join(''))).toBeUndefined()
  expect(performance.now() - before).toBeLessThan(10_000)
})
