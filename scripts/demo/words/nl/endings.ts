import type { Pool } from '../teller.ts'

/** When it is free, on which terms, and what to do next. */
export const endings: Pool = {
  'free.now': ['het pand is onmiddellijk vrij.', 'u kunt er meteen in.', 'de sleutels liggen klaar: vrij vanaf nu.', 'vrij, dus verhuizen kan [snel|wanneer u wilt].'],
  'free.deed': ['het pand is vrij bij de akte.', 'u krijgt de sleutels bij het verlijden van de akte.', 'vrij vanaf de notariële akte.', 'de overdracht gebeurt bij de akte.'],
  'free.agreement': ['de datum van vrijkomen spreken we samen af.', 'wanneer het vrijkomt, wordt in overleg bepaald.', 'de eigenaars zijn soepel over de datum.'],
  'free.lease': ['het pand is nu verhuurd en komt vrij na de opzeg.', 'er loopt een huurcontract; wij geven u de einddatum.', 'vrij na de lopende huur.'],
  'end.sale': [
    'maak een afspraak, ook op zaterdag.', 'wij tonen u het pand graag ter plaatse.', 'bel ons voor een bezoek; we nemen onze tijd.',
    'alle attesten kunt u bij ons opvragen.', 'vragen over prijs of attesten? Wij antwoorden dezelfde dag.', 'kom kijken en oordeel zelf.',
    'een bezoek zegt meer dan deze tekst.', 'plan uw bezoek online of bel het kantoor.', 'wie eerst de buurt wil verkennen, geven we een wandelroute mee.',
    'het plan en de attesten liggen op kantoor klaar.', 'we maken tijd voor een [rustig|tweede] bezoek.', 'kom op een weekdag langs, dan hoort u hoe stil het is.',
    'breng gerust iemand mee die er iets van kent.', 'het EPC en de keuring bezorgen we u vooraf.', 'uw eigen woning eerst verkopen? Wij rekenen het met u uit.',
    'neem een kijkje op het plan bij de foto\'s of vraag het ons.', 'de verkoopsvoorwaarden zitten in het dossier dat we u [mailen|meegeven].',
    'bezoeken doen we één per één, zonder kijkdag.', 'vraag ons naar de kosten bij aankoop; we zetten ze op papier.',
  ],
  'end.land': [
    'het stedenbouwkundig uittreksel bezorgen we u op vraag.', 'ga gerust eerst alleen kijken, het perceel is vrij toegankelijk.', 'het opmetingsplan mailen we u [graag|door].',
    'bel ons voor de voorschriften.', 'we ontmoeten u graag ter plaatse.', 'het bodemattest ligt klaar.',
  ],
  'end.trade': [
    'wij bekijken met u of uw activiteit hier kan.', 'bezoek na afspraak, ook buiten de kantooruren.', 'vraag ons het dossier met plannen.', 'cijfers en plannen krijgt u na een eerste gesprek.',
    'de voorwaarden overlopen we liefst persoonlijk.', 'stuur ons uw plannen, dan denken we mee.',
  ],
  'rent.terms': [
    'de huurwaarborg bedraagt {months} maanden huur.', 'bij aanvang betaalt u {months} maanden waarborg en een plaatsbeschrijving.',
    'kosten en lasten komen op {charges} per maand.', 'naast de huur rekent u op {charges} kosten per maand.', 'de plaatsbeschrijving wordt gedeeld door huurder en verhuurder.',
    'de gemene kosten ({charges} per maand) komen boven op de huur.', 'er geldt een waarborg van {months} maanden.',
  ],
  'end.rent': [
    'reserveer een bezoekmoment via de knop op deze pagina.', 'een contract loopt in principe negen jaar; korter is bespreekbaar.', 'kandidaturen kunnen na het bezoek.',
    'huisdieren bespreken we met de eigenaar.', 'de eigenaar zoekt een huurder voor langere tijd.', 'bezoeken gebeuren in kleine groepjes op afspraak.',
    'het wordt proper en geschilderd opgeleverd.', 'u huurt rechtstreeks via ons kantoor, zonder kosten voor de kandidaat.', 'we beantwoorden elke kandidatuur.',
  ],
  viager: [
    'dit pand wordt verkocht op lijfrente: u betaalt een boeket en daarna een maandelijkse rente.',
    'een verkoop op lijfrente, waarbij de bewoner er blijft wonen.',
    'u koopt op lijfrente, bewoond, met een geïndexeerde rente en een maximumduur.',
    'de formule is lijfrente met bewoning, een belegging op termijn.',
  ],
  'viager.note': [
    'de notaris legt u de clausules graag uit.', 'leeftijd, boeket en rente vindt u bij de financiële gegevens.', 'de rente volgt jaarlijks de index.',
    'de bewoner betaalt de lopende kosten, de koper het groot onderhoud.',
  ],
  unit: [
    'deze eenheid maakt deel uit van een nieuwbouwproject; de overige vindt u op de projectpagina.', 'bekijk ook de andere appartementen van hetzelfde project.',
    'u koopt met btw op het gebouw, wij rekenen de totaalprijs voor u uit.', 'de afwerking van vloeren en keuken kiest u nog zelf.',
  ],
  discreet: [
    'op vraag van de eigenaar verkopen we dit pand discreet.', 'adres en bijkomende foto\'s geven we na een kort gesprek.', 'dit pand staat enkel op deze pagina.',
    'wie ernstig interesse heeft, krijgt het volledige dossier.', 'discretie staat voorop, daarom bezoeken we alleen op afspraak.',
  ],
}
