import type { InEditor } from '../labels/editor-locale.ts'

const say = (nl: string, fr: string, en: string, de: string): InEditor => ({ nl, fr, en, de })

/** Labels of the fields of a room of a plan. */
export const roomWords: Readonly<Record<string, InEditor>> = {
  'planRooms.Kind': say('Soort kamer', 'Type de pièce', 'Kind of room', 'Art des Raums'),
  'planRooms.Name': say(
    'Eigen naam, in plaats van de soort',
    'Nom propre, au lieu du type',
    'Name of its own, in place of the kind',
    'Eigener Name, statt der Art',
  ),
  'planRooms.Area': say('Oppervlakte (m²)', 'Superficie (m²)', 'Surface area (m²)', 'Fläche (m²)'),
  'planRooms.X': say(
    'Afstand tot de linkerrand van het plan, in % van de breedte',
    'Distance du bord gauche du plan, en % de la largeur',
    'Distance from the left edge of the plan, in % of its width',
    'Abstand zum linken Rand des Plans, in % der Breite',
  ),
  'planRooms.Y': say(
    'Afstand tot de bovenrand, in % van de hoogte',
    'Distance du bord supérieur, en % de la hauteur',
    'Distance from the top edge, in % of its height',
    'Abstand zum oberen Rand, in % der Höhe',
  ),
  'planRooms.Width': say(
    'Breedte van de kamer, in %',
    'Largeur de la pièce, en %',
    'Width of the room, in %',
    'Breite des Raums, in %',
  ),
  'planRooms.Height': say(
    'Hoogte van de kamer, in %',
    'Hauteur de la pièce, en %',
    'Height of the room, in %',
    'Höhe des Raums, in %',
  ),
  'planRooms.Pictures': say(
    'Foto’s van deze kamer',
    'Photos de cette pièce',
    'Pictures of this room',
    'Fotos von diesem Raum',
  ),
}
