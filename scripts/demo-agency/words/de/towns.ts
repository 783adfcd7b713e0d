import type { TownWords } from '#scripts/demo-agency/words/town-words.ts'

/** Places near each town, and ways to travel from it, in German; a gender stands before each sight. */
export const townWords: TownWords = {
  berlare: [
    ['n Donkmeer', 'm Scheldedeich', 'n Naturgebiet Berlare Broek'],
    ['der Bahnhof Schoonaarde', 'die E17'],
  ],
  overmere: [
    ['n Donkmeer', 'f Kirche von Overmere', 'n Gebiet der Kalkense Meersen'],
    ['die E17', 'die N445'],
  ],
  uitbergen: [
    ['m Scheldedeich', 'n Gebiet der Kalkense Meersen', 'f Fähre von Schellebelle'],
    ['der Bahnhof Wichelen'],
  ],
  stekene: [
    [
      'm Kanal von Stekene',
      'm Stroperswald',
      'm Dorfkern von Stekene',
      'n Freizeitgebiet Steengelaag',
      'f Kirche von Stekene',
      'm Bahnradweg',
    ],
    ['die E34', 'der Bus nach Sint-Niklaas', 'die N403'],
  ],
  kemzeke: [
    ['f Kirche von Kemzeke', 'm Stroperswald', 'm Kanal von Stekene'],
    ['die E34', 'der Bus nach Sint-Niklaas'],
  ],
  moerbeke: [
    ['m Heidebos', 'm Moervaart-Kanal', 'f Zuckerfabrik'],
    ['die E34', 'der Bahnhof Sinaai'],
  ],
  wachtebeke: [
    ['m Park von Puyenbroeck', 'm Moervaart-Kanal', 'm Langelede-Kanal'],
    ['die E34', 'die R4'],
  ],
  lokeren: [
    ['n Molsbroek', 'f Durme', 'm Marktplatz von Lokeren'],
    ['der Bahnhof Lokeren', 'die E17'],
  ],
  eksaarde: [
    ['m Moervaart-Kanal', 'f Kirche von Eksaarde', 'n Molsbroek'],
    ['die E17', 'der Bahnhof Sinaai'],
  ],
  jette: [
    ['m König-Baudouin-Park', 'f Place du Miroir', 'm Poelbos'],
    ['der Bahnhof Jette', 'die Straßenbahn'],
  ],
  edingen: [
    ['m Park von Enghien', 'f Grand-Place', 'f Kapuzinerkirche'],
    ['der Bahnhof Enghien', 'die A8'],
  ],
  clervaux: [
    ['n Schloss Clerf', 'n Tal der Clerve', 'f Abtei von Clerf'],
    ['der Bahnhof Clerf', 'die N7'],
  ],
}
