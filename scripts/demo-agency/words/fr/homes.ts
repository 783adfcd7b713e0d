import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** French first sentences about houses and flats. */
export const homes: Sentences = {
  'open.house.new': [
    '{un} de {year}, [prête à habiter|sans travaux à prévoir], avec {beds}.',
    'construite en {year}, {cette} consomme peu et demande peu d’entretien.',
    'à {town}, {un} récente de {living} sur un terrain de {plot}.',
    'isolation, ventilation, finitions : tout date ici de {year}.',
    'avec {living} et {beds}, cette maison de {year} convient à une famille qui [s’agrandit|aime l’espace].',
    'vous cherchez du récent à {town} ? Cette maison date de {year}.',
  ],
  'open.house.renovated': [
    'rénovée de fond en comble en {renovated}, {cette} n’attend plus que vos meubles.',
    'derrière une façade de {year} se cache un intérieur de {renovated}.',
    'les gros travaux sont faits : toiture, châssis et électricité ont été refaits en {renovated}.',
    'cette maison de {year} a retrouvé une seconde jeunesse en {renovated}.',
  ],
  'open.house.good': [
    '{un} de {living} sur {plot} de terrain, à {town}.',
    '{street}, à {town} : {un} avec {beds}.',
    '{cette} a été bien entretenue, et cela se voit dans chaque pièce.',
    'construite en {year} et soignée depuis, {cette} se visite avec plaisir.',
    'au calme sans être isolée : voilà comment résumer {cette}.',
    'une famille trouvera ici {beds} et {living} bien répartis.',
    'la façade est sobre, l’intérieur surprend par ses {living}.',
    'à deux pas {de_near}, nous vendons {un} avec {beds}.',
    'vous voulez {beds} et un coin de verdure ? Cette maison de {town} mérite le détour.',
    'saine, claire et pratique, {cette} de {year} ne réserve pas de mauvaise surprise.',
    'le terrain mesure {plot}, la maison {living} : un bon équilibre.',
    'on a vécu ici longtemps et volontiers, cela se sent.',
    'à {town}, cette adresse plaira à ceux qui cherchent du calme et {living} habitables.',
    'peu de passage, beaucoup de lumière : {cette} a de sérieux atouts.',
  ],
  'open.house.freshen': [
    'habitable de suite, {cette} gagnera à recevoir un coup de peinture et de nouveaux sols.',
    'la structure est bonne, la décoration est d’une autre époque.',
    'avec un budget raisonnable, vous ferez beaucoup de {cette}.',
    'à {town}, {un} de {year} à remettre au goût du jour.',
    'du volume ({living}) et une bonne situation : le reste est affaire de goût.',
  ],
  'open.house.renovate': [
    '{un} à rénover, de {living}, sur un terrain de {plot}.',
    'cette maison de {year} demande du travail et offre de l’espace en retour.',
    'un projet pour qui n’a pas peur des travaux, à {town}.',
    'les murs sont droits, le reste est à faire : {cette} est à rénover entièrement.',
    'le prix tient compte des travaux, qui sont importants.',
    'bricoleurs, à vos plans : {living} vous attendent à {town}.',
    'ici, tout est à refaire, ou plutôt à imaginer.',
  ],
  'open.villa': [
    'une villa de {living} posée au milieu de {plot} de verdure.',
    'cette villa de {year} regarde son jardin des quatre côtés.',
    'intimité et espace : cette villa offre {beds} et un terrain de {plot}.',
  ],
  'open.farm': [
    'une ferme de {year} avec {plot} de terrain, devenue rare à {town}.',
    'entre les champs, cette ferme garde ses annexes et {plot} de terre.',
  ],
  'open.bungalow': [
    'tout de plain-pied : ce bungalow compte {living} et {beds}.',
    'pas d’escalier, mais un jardin tout autour de ce bungalow de {year}.',
    'ce bungalow de {town} s’adresse à qui veut vivre de plain-pied.',
  ],
  'open.townhouse': [
    'hauts plafonds, moulures et {living} : une maison de maître de {year}.',
    'cette maison de maître se prête à l’habitation comme à une profession libérale.',
    'derrière une large façade de {year}, trois niveaux et {beds}.',
  ],
  'open.flat': [
    '{un} de {living} au {floorth} étage, avec {beds}.',
    'clair et bien conçu, {cet} mesure {living}.',
    'près {de_near}, {un} de {living}.',
    'à {town}, {cet} offre {beds} et un entretien réduit.',
    'vous habitez ici à deux pas des commerces, dans {living} bien agencés.',
    'premier achat ou nouveau départ : {cet} a la bonne taille.',
    'l’immeuble date de {year} et compte peu d’habitants.',
    'le centre de {town} à pied, et pourtant le calme côté cour.',
  ],
  'open.flat.new': [
    'un appartement de {year}, avec {living} et une faible consommation.',
    'immeuble récent, techniques récentes : {cet} date de {year}.',
    'livré en {year}, {cet} compte {beds}.',
  ],
  'open.flat.ground': [
    'vivre au rez-de-chaussée à {town}, avec {living} et pas une marche.',
    'cet appartement de plain-pied compte {beds} et mesure {living}.',
  ],
  'open.flat.top': [
    'sous le toit, sans voisins au-dessus : un appartement de {living}.',
    'au {floorth} et dernier étage, la lumière entre de tous côtés.',
  ],
  'open.flat.duplex': [
    'deux niveaux et {living} : ce duplex se vit comme une petite maison.',
    'le jour en bas, la nuit en haut : ainsi est conçu ce duplex.',
    'ce duplex de {town} offre {beds} et beaucoup de lumière.',
  ],
  'open.flat.loft': [
    'un loft de {living} dans un ancien bâtiment industriel.',
    'de hautes fenêtres et {living} à aménager librement.',
  ],
  'open.flat.service': [
    'vivre chez soi avec de l’aide à portée de main : cet appartement en résidence-services mesure {living}.',
    'cet appartement en résidence-services compte {beds}, avec une salle commune.',
  ],
}
