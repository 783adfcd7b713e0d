import { roomKinds } from '#domain/listing/plan.ts'
import type { Words } from './words.ts'

const say = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de })

/** Choices that the site itself says: the keys of its messages. */
export const choiceMessages: Readonly<Record<string, string>> = {
  ja: 'labels.answer.yes',
  nee: 'labels.answer.no',
  'op aanvraag': 'labels.answer.onRequest',
  nvt: 'labels.answer.notApplicable',
  'niet van toepassing': 'labels.answer.notApplicable',
  bewoond: 'labels.occupancy.occupied',
  vrij: 'labels.occupancy.vacant',
  Vrij: 'states.availability.available',
  Optie: 'states.availability.underOption',
  Verkocht: 'states.availability.sold',
  ...Object.fromEntries(roomKinds.map((kind) => [kind, `labels.room.${kind}`])),
}

/** Other choices, by the word that the record has. */
export const choiceWords: Readonly<Record<string, Words>> = {
  geen: say('Geen', 'Aucune', 'None', 'Keine'),
  conform: say('Conform', 'Conforme', 'Compliant', 'Konform'),
  'niet conform': say('Niet conform', 'Non conforme', 'Not compliant', 'Nicht konform'),
  aangevraagd: say('Aangevraagd', 'Demandé', 'Applied for', 'Beantragt'),
  'rechterlijke herstelmaatregel': say(
    'Rechterlijke herstelmaatregel',
    'Mesure de réparation judiciaire',
    'Court-ordered remedy',
    'Gerichtliche Wiederherstellungsmaßnahme',
  ),
  bestuursdwang: say(
    'Bestuursdwang',
    'Contrainte administrative',
    'Administrative enforcement',
    'Verwaltungszwang',
  ),
  'last onder dwangsom': say(
    'Last onder dwangsom',
    'Astreinte administrative',
    'Order with a penalty payment',
    'Anordnung unter Zwangsgeld',
  ),
  'minnelijke schikking': say(
    'Minnelijke schikking',
    'Règlement à l’amiable',
    'Amicable settlement',
    'Gütliche Einigung',
  ),
  asbestveilig: say('Asbestveilig', 'Sans risque lié à l’amiante', 'Asbestos-safe', 'Asbestsicher'),
  'niet asbestveilig': say(
    'Niet asbestveilig',
    'Avec risque lié à l’amiante',
    'Not asbestos-safe',
    'Nicht asbestsicher',
  ),
  'niet verplicht': say('Niet verplicht', 'Pas obligatoire', 'Not required', 'Nicht vorgeschrieben'),
  'geen gegevens': say('Geen gegevens', 'Pas de données', 'No data', 'Keine Daten'),
  gegevens: say('Er zijn gegevens', 'Des données existent', 'There are data', 'Es gibt Daten'),
  inventaris: say('In de inventaris', 'Repris à l’inventaire', 'In the inventory', 'Im Inventar'),
  voorlopig: say(
    'Voorlopig beschermd',
    'Protégé provisoirement',
    'Provisionally protected',
    'Vorläufig geschützt',
  ),
  beschermd: say('Beschermd', 'Protégé', 'Protected', 'Geschützt'),
  provisie: say(
    'Provisie, met afrekening',
    'Provision, avec décompte',
    'On account, settled yearly',
    'Vorauszahlung mit Abrechnung',
  ),
  forfait: say('Forfait', 'Forfait', 'Fixed amount', 'Pauschale'),
}

/** Choices of a number, by field. */
export const numberWords: Readonly<Record<string, Readonly<Record<number, Words>>>> = {
  Goal: {
    0: say('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
    1: say('Te huur', 'À louer', 'For rent', 'Zu vermieten'),
  },
  Status: {
    1: say('Op de site', 'Sur le site', 'On the site', 'Auf der Website'),
    2: say('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
    4: say('Verhuurd', 'Loué', 'Let', 'Vermietet'),
    0: say('Niet op de site', 'Pas sur le site', 'Not on the site', 'Nicht auf der Website'),
  },
}
