import type { TownWords } from '#scripts/demo-agency/words/town-words.ts'

/** Places near each town, and ways to travel from it, in French. */
export const townWords: TownWords = {
  berlare: [
    ['le Donkmeer', 'la digue de l’Escaut', 'la réserve du Berlare Broek'],
    ['la gare de Schoonaarde', 'l’E17'],
  ],
  overmere: [
    ['le Donkmeer', 'l’église d’Overmere', 'la plaine des Kalkense Meersen'],
    ['l’E17', 'la N445'],
  ],
  uitbergen: [
    ['la digue de l’Escaut', 'la plaine des Kalkense Meersen', 'le bac de Schellebelle'],
    ['la gare de Wichelen'],
  ],
  stekene: [
    [
      'le canal de Stekene',
      'le bois des Stropers',
      'le centre de Stekene',
      'le domaine Steengelaag',
      'l’église de Stekene',
      'l’ancien chemin de fer',
    ],
    ['l’E34', 'le bus pour Saint-Nicolas', 'la N403'],
  ],
  kemzeke: [
    ['l’église de Kemzeke', 'le bois des Stropers', 'le canal de Stekene'],
    ['l’E34', 'le bus pour Saint-Nicolas'],
  ],
  moerbeke: [
    ['le Heidebos', 'la Moervaart', 'l’ancienne sucrerie'],
    ['l’E34', 'la gare de Sinaai'],
  ],
  wachtebeke: [
    ['le domaine de Puyenbroeck', 'la Moervaart', 'le canal Langelede'],
    ['l’E34', 'le R4'],
  ],
  lokeren: [
    ['le Molsbroek', 'la Durme', 'le Markt de Lokeren', 'l’église Saint-Laurent'],
    ['la gare de Lokeren', 'l’E17'],
  ],
  eksaarde: [
    ['la Moervaart', 'l’église d’Eksaarde', 'le Molsbroek'],
    ['l’E17', 'la gare de Sinaai'],
  ],
  jette: [
    ['le parc Roi Baudouin', 'la place du Miroir', 'le bois du Poelbos'],
    ['la gare de Jette', 'le tram'],
  ],
  edingen: [
    ['le parc d’Enghien', 'la Grand-Place', 'l’église des Capucins'],
    ['la gare d’Enghien', 'l’A8'],
  ],
  clervaux: [
    ['le château de Clervaux', 'la vallée de la Clerve', 'l’abbaye de Clervaux'],
    ['la gare de Clervaux', 'la N7'],
  ],
}
