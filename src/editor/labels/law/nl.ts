import type { LawSentences } from './law-words.ts'

/** What the law asks of a listing, in Dutch. */
export const nl: LawSentences = {
  'epc-certificate':
    'zonder EPC mag dit pand niet in een advertentie staan; laat het opmaken, of zeg waarom er geen nodig is',
  'epc-score': 'de EPC-score ontbreekt; neem ze over van het certificaat',
  'epc-label': 'het EPC-label ontbreekt; neem het over van het certificaat',
  'epc-code': 'de unieke code van het certificaat ontbreekt; neem ze over van het certificaat',
  'epc-total': 'het totale energieverbruik ontbreekt; neem het over van het certificaat',
  'epc-co2': 'de CO₂-uitstoot ontbreekt; neem ze over van het certificaat',
  'epc-contradiction':
    'label en EPC-score van het certificaat spreken elkaar tegen; kijk na wat op het certificaat staat',
  'e-level': 'het E-peil van een nieuw gebouw ontbreekt; neem het over van de EPB-aangifte',
  'renovation-duty': 'de pagina moet zeggen dat de koper moet renoveren; kijk het label en het soort pand na',
  'flood-plot': 'de overstromingsscore van het perceel ontbreekt; zoek ze op waterinfo.be',
  'flood-building': 'de overstromingsscore van het gebouw ontbreekt; zoek ze op waterinfo.be',
  'flood-symbol':
    'het symbool van een overstromingsgebied ontbreekt op de pagina; meld het aan wie de site beheert',
  'flood-delimited':
    'er staat niet of het perceel in een afgebakend overstromingsgebied of een afgebakende oeverzone ligt; zoek het op waterinfo.be',
  'planning-permit':
    'er staat niet of er een stedenbouwkundige vergunning is; neem het over van het stedenbouwkundig uittreksel',
  'planning-zoning':
    'de meest recente stedenbouwkundige bestemming ontbreekt; neem ze over van het stedenbouwkundig uittreksel',
  'planning-enforcement':
    'er staat niet of een herstelmaatregel of dagvaarding loopt; neem het over van het stedenbouwkundig uittreksel',
  'planning-pre-emption':
    'er staat niet of er een voorkooprecht is; neem het over van het stedenbouwkundig uittreksel',
  'planning-allotment':
    'er staat niet of er een verkavelingsvergunning is; neem het over van het stedenbouwkundig uittreksel',
  'planning-abbreviations':
    'een afkorting staat in de plaats van een stedenbouwkundige zin; haal ze uit de tekst en vul de velden in',
  asbestos: 'het asbestattest van dit oude gebouw ontbreekt; laat het opmaken en vul in wat erop staat',
  'asbestos-untrue': 'wat over asbest is ingevuld, kan niet waar zijn; kijk het attest en het bouwjaar na',
  electricity: 'er staat niets over de keuring van de elektriciteit; laat ze keuren en vul de uitslag in',
  'new-home-vat':
    'van een nieuwe woning staat niet of de koper btw of registratierechten betaalt; vraag het aan de verkoper',
  'rent-price': 'de huurprijs wordt niet getoond; vul hem in en toon hem',
  'rent-charges': 'de lasten voor de huurder ontbreken; vul ze in',
  'deposit-maximum': 'de huurwaarborg is hoger dan de wet toelaat; verlaag hem in het contract en hier',
  'tenant-fee': 'het ereloon van de makelaar mag niet ten laste van de huurder zijn; maak dit veld leeg',
  discrimination: 'een zin sluit mensen uit; haal hem uit de tekst',
  'certificate-date': 'de datum van een attest kan niet kloppen; kijk hem na',
  'certificate-old': 'een attest is te oud; laat een nieuw opmaken',
  'certificate-kind': 'de code hoort bij een certificaat voor een ander soort gebouw; kijk ze na',
  'certificate-figures':
    'een cijfer van het certificaat is onwaarschijnlijk; kijk na wat op het certificaat staat',
  'epc-not-applicable':
    'niets zegt waarom dit pand geen EPC nodig heeft; laat er een opmaken, of vul bescherming of oppervlakte in',
  'electricity-untrue':
    'een woning met elektriciteit moet bij de verkoop gekeurd zijn; laat ze keuren voor de akte',
  'gas-untrue': 'een woning die met gas verwarmd wordt, heeft een keuring van het gas; pas een van beide aan',
  'flood-untrue':
    'een gebouw in overstromingsgebied kan niet op een perceel zonder overstromingsgevaar staan; kijk beide scores na',
  'soil-certificate': 'er staat niets over het bodemattest; vraag het aan bij OVAM voor de verkoop',
  'judgment-text': 'er is een vonnis, maar er staat niet welk; vul het in',
  'vat-untrue': 'het btw-tarief kan niet kloppen voor deze woning; kijk het na',
  'vat-and-duty': 'btw en registratierechten tegelijk op hetzelfde kan niet; kijk na wat de koper betaalt',
  'duty-rate': 'dit tarief van de registratierechten bestaat niet meer; pas het aan',
  'share-above-price': 'een deel van de prijs is hoger dan de prijs; kijk de bedragen na',
  'life-annuity': 'van deze verkoop op lijfrente ontbreekt een voorwaarde; vul ze in',
  'deposit-contradiction': 'de huurwaarborg in maanden en in euro spreken elkaar tegen; kijk beide na',
  'tenant-costs': 'deze kosten mogen niet ten laste van de huurder zijn; haal ze weg',
  'price-unlikely': 'deze prijs is onwaarschijnlijk; kijk na of er een cijfer te veel of te weinig staat',
  'rent-from': 'een huurprijs ‘vanaf’ zegt niet wat dit pand kost; vul de huurprijs in',
  'room-small': 'deze kamer is kleiner dan een kamer mag zijn; kijk de oppervlakte na',
  'surfaces-untrue': 'twee oppervlakten spreken elkaar tegen; verbeter de verkeerde',
  'text-energy':
    'de tekst zegt iets anders over de energie dan het certificaat; verbeter de tekst of het veld',
  'text-figures': 'de tekst noemt een ander cijfer dan dit veld; verbeter de tekst of het veld',
  'text-price': 'de tekst noemt een andere prijs dan dit veld; verbeter de tekst of het veld',
  'text-statements': 'de tekst zegt iets anders dan dit veld; verbeter de tekst of het veld',
  'text-bid': 'bieden ‘vanaf’ een bedrag mag alleen bij een openbare verkoop; haal de zin weg',
  'text-yield': 'een opbrengst mag niet gewaarborgd worden; haal de zin weg',
  'text-deposit': 'de tekst vraagt een andere of een hogere huurwaarborg dan mag; haal de zin weg',
  'text-tenant-fee': 'dossier- of makelaarskosten mogen niet ten laste van de huurder zijn; haal de zin weg',
  'text-advance': 'het voorschot is hoger dan de wet bij een verkoop op plan toelaat; haal de zin weg',
  'unit-e-level': 'het E-peil van deze eenheid ontbreekt; neem het over van het EPB-dossier',
}
